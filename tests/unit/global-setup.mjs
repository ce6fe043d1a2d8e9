import { writeLibraryTypes } from '../../scripts/build/library-types.mjs';

/** Before the tests, so that no test waits for the type checker. */
export default writeLibraryTypes;
