import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
});
// The package consists of ES modules.
const transformIgnorePatterns = ['/node_modules/(?!ks-gallery-react/)'];

export default async () => ({
  ...(await createConfig()),
  transformIgnorePatterns,
});
