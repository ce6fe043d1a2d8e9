import sharp from 'sharp';

/** Side in px of the square at the centre whose brightness is read. */
export const patch = 160;

/**
 * Records what the browser presents, in PNG files, from an action on and for a time in ms after its start. The times of
 * the frames are in ms since that start, negative for what was shown before.
 */
export async function film({ client, wait }, action, time) {
  const frames = [];
  const onFrame = ({ data, sessionId, metadata: { timestamp } }) => {
    frames.push({ time: timestamp * 1000, data });
    // The page may be gone.
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  };
  client.on('Page.screencastFrame', onFrame);
  // A larger file takes longer than a frame to encode.
  await client.send('Page.startScreencast', { format: 'png', maxWidth: 720, maxHeight: 844 });
  await wait(300);
  const start = Date.now();
  await action();
  await wait(Math.max(0, start + time - Date.now()));
  await client.send('Page.stopScreencast');
  client.off('Page.screencastFrame', onFrame);
  return frames
    .map(({ time: shown, data }) => ({ time: shown - start, data: Buffer.from(data, 'base64') }))
    .sort((a, b) => a.time - b.time);
}

/** Returns the frame that was on the screen at a time in ms. */
export function getFrameAt(frames, time) {
  return frames.findLast((frame) => frame.time <= time) ?? frames[0];
}

/** Mean brightness, from 0 to 255, of the square at the centre of a frame of a window of a width in px. */
export async function readBrightness({ data }, windowWidth) {
  const { width, height } = await sharp(data).metadata();
  const side = Math.round((patch * width) / windowWidth);
  const square = await sharp(data)
    .extract({
      left: Math.round((width - side) / 2),
      top: Math.round((height - side) / 2),
      width: side,
      height: side,
    })
    .greyscale()
    .toBuffer();
  return (await sharp(square).stats()).channels[0].mean;
}
