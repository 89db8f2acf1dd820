export const ink = '#1c1815';
export const cream = '#fff5ea';

interface LimbProps {
  d: string;
  color: string;
  width?: number;
}

export const Limb = ({ d, color, width = 32 }: LimbProps) => (
  <path
    d={d}
    fill="none"
    stroke={color}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

export const Cuff = ({ d, color }: { d: string; color: string }) => (
  <path d={d} stroke={color} strokeWidth="35" />
);

/** In the path of each hand below, the wrist is at 0, 0. */
const flat =
  'M-12-14H2q6-2 10-10 4-7 9-4t2 9l-2 7H38a4.8 4.8 0 0 1 0 9.6h4a4.8 4.8 0 0 1 0 9.6h-4a4.6 4.6 0 0 1 0 9.2H4q-10 0-16-4zM20-3.6v2.4h20v-2.4zM20 6v2.4h22v-2.4z';
export const grip =
  'M-12-14q6-8 16-8h18a5 5 0 0 1 0 10h5a5 5 0 0 1 0 10h-2a5 5 0 0 1 0 10h-4a4.6 4.6 0 0 1 0 9.2H4q-12 0-16-7zM8-13.2v2.4h18v-2.4zM6-3.2v2.4h22v-2.4zM8 6.8v2.4h18v-2.4z';
export const point =
  'M-12-14q6-8 16-8h38a5 5 0 0 1 0 10H24a5 5 0 0 1 1 10h-1a5 5 0 0 1 0 10h-4a4.6 4.6 0 0 1 0 9.2H4q-12 0-16-7zM8-13.2v2.4h18v-2.4zM8-3.2v2.4h18v-2.4zM8 6.8v2.4h17v-2.4z';
export const open =
  'M-12-12Q0-14 6-20l14-16a5 5 0 0 1 8 6l-9 14 24-8a5 5 0 0 1 3 9l-24 9h27a5 5 0 0 1 0 10h-27l22 7a5 5 0 0 1-3 9l-26-8q-12 10-27 0z';

export const Hand = ({ d = flat, at }: { d?: string; at: string }) => (
  <path d={d} fillRule="evenodd" transform={at} />
);

interface FaceProps {
  look: readonly [right: number, down: number];
  /** One path for the lid and the brow, relative to the eye's center. */
  lid?: string;
  nose?: string;
}

export const Face = ({
  look: [right, down],
  lid = 'm-11-1q11-11 22-1m-22-17q11-9 22 0',
  nose = 'M2 348q7 13 3 16-4 2-8 0',
}: FaceProps) => {
  const both = (d: string) => `M-17 346${d}M17 346${d}`;
  return (
    <>
      <Limb d={both('m-3 0h6')} color={cream} width={15} />
      <Limb d={both(`m${right} ${down}h0`)} color={ink} width={11} />
      <Limb d={both(lid)} color={ink} width={4} />
      <Nose d={nose} />
    </>
  );
};

export const Nose = ({ d }: { d: string }) => <Limb d={d} color={`${ink}70`} width={4} />;

export const Head = () => (
  <>
    <path d="M-20 380h40v52q-20 18-40 0z" />
    <path d="M-20 392h40q-18 22-40 6z" fill={ink} opacity="0.22" />
    <path d="M-44 340a44 46 0 0 1 88 0q0 60-44 60t-44-60z" />
  </>
);
