import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { comparisons } from '../../bench/comparisons.mjs';
import { getFrameAt } from '../../bench/lib/film.mjs';
import {
  getCosts,
  getDistance,
  getGap,
  getPinchErrors,
  getRestTime,
  isAtRest,
} from '../../bench/lib/gesture-frames.mjs';
import { createMomentReport } from '../../bench/lib/moment-report.mjs';
import { getGrowth } from '../../bench/lib/measuring.mjs';
import { median, medians } from '../../bench/lib/statistics.mjs';
import { clip, contain, intersect } from '../../bench/page/rectangles.js';
import { root } from '../../scripts/lib/root.mjs';

test('the median of an even number of values is the mean of the two in the middle', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([9, 1, 5, 6]), 5.5);
});

test('records are reduced to medians, field by field, also within nested records', () => {
  const records = [
    { open: 3, many: { open: 10 } },
    { open: 1, many: { open: 30 } },
    { open: 2.004, many: { open: 20 } },
  ];
  assert.deepEqual(medians(records, 2), { open: 2, many: { open: 20 } });
});

test('retained memory is the difference from before, and never below zero', () => {
  const before = { heap: 100, nodes: 50 };
  assert.deepEqual(getGrowth(before, { heap: 130, nodes: 40 }), { heap: 30, nodes: 0 });
});

test('every compared library has a file that sets it up', () => {
  for (const files of Object.values(comparisons)) {
    for (const file of Object.values(files)) {
      assert.ok(existsSync(`${root}bench/libraries/${file}.jsx`), file);
    }
  }
});

test('what is true in some rounds only is false, and what most rounds lack is missing', () => {
  const records = [
    { follows: true, closes: true, time: null },
    { follows: false, closes: true, time: null },
    { follows: true, closes: true, time: 4 },
  ];
  assert.deepEqual(medians(records), { follows: false, closes: true, time: null });
});

const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const frame = (time, touches, picture = box(0, 0, 100, 100)) => ({ time, touches, picture });
const at = (x, y) => ({ x, y });

test('the distance of two boxes is that of the edges that are furthest apart', () => {
  assert.equal(getDistance(box(0, 0, 10, 10), box(1, -3, 11, 8)), 3);
});

test('the error of a pinch is the distance between the image point and the middle of the fingers', () => {
  const frames = [
    frame(0, [at(40, 50), at(60, 50)]),
    // Twice as large around the middle, which has moved by 10 px; the picture lags 4 px behind.
    frame(16, [at(40, 50), at(80, 50)], box(-44, -50, 156, 150)),
    frame(32, [at(40, 50), at(80, 50)], box(-40, -50, 160, 150)),
    frame(48, []),
  ];
  assert.deepEqual(getPinchErrors(frames), [4, 0]);
});

test('the time to rest ends when the image last moves after the release', () => {
  const frames = [
    frame(0, [at(0, 0)], box(0, 20, 100, 120)),
    frame(16, [], box(0, 10, 100, 110)),
    frame(32, [], box(0, 0.2, 100, 100.2)),
    frame(48, []),
  ];
  assert.equal(getRestTime(frames), 16);
  assert.equal(getRestTime([frames[0], { time: 16, touches: [] }]), null);
});

test('an image at rest leaves no gap at the edges of its area', () => {
  const fitted = box(0, 300, 400, 600);
  assert.equal(getGap(box(-100, 200, 700, 800), fitted), 0);
  assert.equal(getGap(box(-500, 200, 370, 800), fitted), 30);
  assert.equal(isAtRest([frame(0, []), frame(16, [], box(0, 0.3, 100, 100.3))]), true);
  assert.equal(isAtRest([frame(0, []), frame(16, [], box(0, 2, 100, 102))]), false);
});

test('frames are counted while a finger is on the screen', () => {
  const touched = (time, isTouched = true) => ({ time, isTouched, costs: { commits: time } });
  const frames = [touched(0, false), ...[100, 117, 167, 183].map((time) => touched(time))];
  assert.deepEqual(getCosts([...frames, touched(900, false)]), {
    dropped: 2,
    longest: 50,
    commits: 183,
  });
});

test('a clip path leaves the inner part of a scaled box', () => {
  const size = { width: 100, height: 50 };
  const scaled = box(0, 0, 200, 100);
  assert.deepEqual(clip(scaled, 'inset(10px 20px)', size), box(40, 20, 160, 80));
  assert.deepEqual(clip(scaled, 'inset(0px 10% 0px 0px round 8px)', size), box(0, 0, 180, 100));
  assert.deepEqual(clip(scaled, 'none', size), scaled);
});

test('an image is as large as it fits into its box', () => {
  assert.deepEqual(contain(box(0, 0, 400, 900), 4 / 3), box(0, 300, 400, 600));
  assert.deepEqual(intersect(box(0, 0, 50, 50), box(20, -10, 80, 40)), box(20, 0, 50, 40));
});

test('the frame at a time is the last one that was shown until then', () => {
  const frames = [{ time: -200 }, { time: 40 }, { time: 55 }];
  assert.deepEqual(
    [0, 40, 54, 400].map((time) => getFrameAt(frames, time).time),
    [-200, 40, 40, 55],
  );
  assert.equal(getFrameAt(frames, -300).time, -200);
});

test('the report of the moments keeps what is written below its images', () => {
  const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
  const record = { ours: { lowest: 110, highest: 180 }, theirs: { lowest: 0, highest: 255 } };
  const result = { chromium: '1', rounds: 2, levels: [180, 120], devices };
  const results = { 'first, phone': record };
  const first = createMomentReport({ ...result, results });
  assert.match(first, /\| first, phone \| 180, 120 \| 110 to 180 \| 0 to 255 \|/);
  const image = '![step, desktop](moments/step-desktop.webp)';
  const noted = first.replace(`${image}\n\nNot looked at yet.`, `${image}\n\nA note.\n\nAnother.`);
  assert.notEqual(noted, first);
  assert.equal(createMomentReport({ ...result, results }, noted), noted);
});
