/** Runs the test that the page about testing shows. */
import '@/components/docs/examples/album/gallery-test';
