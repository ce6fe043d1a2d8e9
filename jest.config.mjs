import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/tests/unit/global-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  // A busy machine may not decide about a test, and one that hangs ends all the same.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/gallery-lib/dist'],
  coverageProvider: 'v8',
  collectCoverageFrom: ['gallery-lib/src/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
});
