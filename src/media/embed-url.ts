interface Embed {
  /** Undefined for an address on YouTube, Vimeo, or Figma that names no single video or file. */
  frame?: string;
  site: string;
}

export function embedOf(address: string): Embed {
  const url = new URL(address);
  const host = url.hostname.replace(/^(www|m|embed|player)\./, '');
  if (/^(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) return youTube(url);
  if (host === 'vimeo.com') return vimeo(url);
  if (host === 'figma.com') return figma(url);
  return { frame: address, site: host };
}

function youTube(url: URL): Embed {
  const { pathname, searchParams } = url;
  const inPath = /^\/(?:(?:shorts|live|embed|v)\/)?([\w-]{11})$/.exec(pathname)?.[1];
  const video = searchParams.get('v') ?? inPath;
  const start = secondsIn(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const query = new URLSearchParams({ autoplay: '1', ...(start && { start: String(start) }) });
  return {
    frame: video ? `https://www.youtube-nocookie.com/embed/${video}?${query}` : undefined,
    site: 'YouTube',
  };
}

function vimeo({ pathname, searchParams, hash }: URL): Embed {
  const [, video, hidden = searchParams.get('h')] =
    /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams({ ...(hidden && { h: hidden }), dnt: '1', autoplay: '1' });
  return {
    // Vimeo reads the start time from the fragment.
    frame: video ? `https://player.vimeo.com/video/${video}?${query}${hash}` : undefined,
    site: 'Vimeo',
  };
}

function figma({ pathname, searchParams }: URL): Embed {
  const kind = /^\/(?:proto|design|board|slides|deck|file)\//.test(pathname);
  searchParams.set('embed-host', 'share');
  const path = pathname.replace(/^\/file\//, '/design/');
  return {
    frame: kind ? `https://embed.figma.com${path}?${searchParams}` : undefined,
    site: 'Figma',
  };
}

/** Parses 90, 90s, 1m30s, or 1h2m3s. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
