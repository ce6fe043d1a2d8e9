#!/usr/bin/env node
// libvips works in the threads of Node, whose number cannot be changed once one has been used. This is CommonJS, because
// the loader of modules uses them.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { availableParallelism } = require('node:os');

process.env.UV_THREADPOOL_SIZE ??= String(Math.max(4, availableParallelism() + 2));
import('../dist/cli/main.js');
