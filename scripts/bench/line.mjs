const kindOf = { Document: 'html', Script: 'script', Font: 'font', Image: 'image' };

/**
 * All bytes that arrive from now on, with their headers, by kind, and how many requests they took.
 * @param {import('playwright-core').CDPSession} cdp with its network told of
 */
export function listenToTheLine(cdp) {
  const kinds = new Map();
  const sums = { requests: 0, bytes: 0, html: 0, script: 0, font: 0, image: 0, other: 0 };
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = Date.now();
    if (request.url.startsWith('http')) kinds.set(requestId, kindOf[type] ?? 'other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    if (!kinds.has(requestId)) return;
    sums.requests += 1;
    sums.bytes += encodedDataLength;
    sums[kinds.get(requestId)] += encodedDataLength;
  });
  return { sums: () => ({ ...sums }), idleSince: () => Date.now() - last };
}
