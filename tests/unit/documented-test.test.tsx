/** Runs the test that the page about the React edition shows. */
import '@/components/docs/examples/gallery-test';
