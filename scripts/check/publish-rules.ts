import { isExample, publicContacts, type OwnerContacts } from '../../src/content/addresses.ts';

export interface Owner extends OwnerContacts {
  name: string;
  address: string;
}

interface Build {
  /** The canonical address of the built home page. */
  address: string | undefined;
  /** A source file that is newer than the build, if there is one. */
  changed: string | undefined;
}

export interface Facts {
  owner: Owner;
  /** The site's future address, with a slash at the end. */
  address: URL;
  open: { draft: number; question: number; placeholder: number };
  prompts: readonly { file: string; page: string; lines: readonly number[] }[];
  build: Build | undefined;
  /** The repository on GitHub, as owner/name. */
  repository: string | undefined;
  uncommitted: number;
}

export interface Gap {
  file: string;
  missing: string;
  remedy: string;
  mayWait?: true;
}

const ownerFile = 'src/content/owner.ts';
const list = 'src/cases/index.ts';

export const findGaps = (facts: Facts): Gap[] => [
  ...findAddressGaps(facts),
  ...findOwnerGaps(facts),
  ...findPrompts(facts),
  ...findOpenItems(facts),
  ...findBuildGaps(facts),
];

export const describeGap = ({ file, missing, remedy }: Gap): string =>
  `${file}: ${missing}. ${remedy}`;

function* findAddressGaps({ owner, address, repository }: Facts): Generator<Gap> {
  const file = ownerFile;
  if (isExample(address.hostname)) {
    yield {
      file,
      missing: '`address` is an example',
      remedy: 'Write where the site will live, such as https://name.github.io/portfolio/',
    };
    return;
  }
  if (isLocal(address.hostname)) {
    yield {
      file,
      missing: `nobody else can reach ${address.href}`,
      remedy: 'Write the address at which visitors will find the site',
    };
  } else if (address.protocol === 'http:') {
    yield {
      file,
      missing: `${address.href} is not encrypted`,
      remedy: 'Turn HTTPS on at the host, and let the address begin with https://',
      mayWait: true,
    };
  }
  if (!isExample(hostOf(owner.address)) && !isSamePlace(owner.address, address)) {
    yield {
      file,
      missing: `\`address\` is ${owner.address}, but the site is published at ${address.href}`,
      remedy: 'Write the latter, or tell the host about your domain',
      mayWait: true,
    };
  }
  const pages = repository && gitHubAddressOf(repository);
  if (pages && address.hostname.endsWith('.github.io') && !isSamePlace(pages, address)) {
    yield {
      file,
      missing: `GitHub Pages publishes ${repository} at ${pages}, not at ${address.href}`,
      remedy: 'Write that address, or rename the repository',
    };
  }
}

function* findOwnerGaps({ owner }: Facts): Generator<Gap> {
  const file = ownerFile;
  const { mail, profiles } = publicContacts(owner);
  if (!owner.name.trim()) {
    yield {
      file,
      missing: '`name` is empty: no page, and not the resume, says whose work it shows',
      remedy: 'Write your name',
    };
  }
  if (!mail) {
    yield {
      file,
      missing: '`mail` is an example: nobody would read what visitors write',
      remedy: 'Write your own email address',
    };
  }
  for (const field of ['profile', 'codeHost'] as const) {
    if (profiles.includes(owner[field])) continue;
    yield {
      file,
      missing: `\`${field}.address\` is only the front page of ${hostOf(owner[field].address)}`,
      remedy: 'Write the address of your own page there',
    };
  }
}

function* findPrompts({ prompts }: Facts): Generator<Gap> {
  for (const { file, page, lines } of prompts) {
    if (lines.length === 0) continue;
    const places = [...new Set(lines)];
    const where = `line${places.length === 1 ? '' : 's'} ${places.join(', ')}`;
    yield {
      file,
      missing: `visitors of ${page} would read ${count(lines.length, 'prompt')} of a new case (${where})`,
      remedy: `Write your own words there, or take the case out of ${list} until you have`,
    };
  }
}

function* findOpenItems({ open }: Facts): Generator<Gap> {
  const kinds = [
    open.draft > 0 && `${count(open.draft, 'draft')} to confirm or replace`,
    open.question > 0 && `${count(open.question, 'question')} to answer`,
    open.placeholder > 0 && `${count(open.placeholder, 'placeholder')} to replace`,
  ].filter(Boolean);
  if (kinds.length === 0) return;
  yield {
    file: 'the content',
    missing: kinds.join(', '),
    remedy: '`npm run drafts` lists them by page, the desk shows them',
    mayWait: true,
  };
}

function* findBuildGaps({ address, build, uncommitted }: Facts): Generator<Gap> {
  const file = 'dist';
  const remedy = 'Run `npm run build`';
  if (!build) {
    yield { file, missing: 'there is no built site', remedy };
  } else if (build.changed) {
    yield { file, missing: `${build.changed} has changed since the site was built`, remedy };
  } else if (!isExample(address.hostname) && build.address !== address.href) {
    const built = build.address ?? 'no address';
    yield { file, missing: `the site was built for ${built}, not for ${address.href}`, remedy };
  }
  if (uncommitted > 0) {
    yield {
      file: 'the repository',
      missing: `${count(uncommitted, 'change')} not committed`,
      remedy: 'Commit and push: a host that builds the site sees only that',
      mayWait: true,
    };
  }
}

/** GitHub Pages publishes the repository account.github.io at /, and all others at /their-name/. */
function gitHubAddressOf(repository: string): string {
  const [account = '', name = ''] = repository.split('/');
  const host = `${account.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

const isLocal = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';

const hostOf = (address: string) => new URL(address).hostname;

const isSamePlace = (address: string, other: URL) =>
  address.replace(/\/$/, '') === other.href.replace(/\/$/, '');

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
