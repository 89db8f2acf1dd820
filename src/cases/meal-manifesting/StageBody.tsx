export const ink = '#1c1815';

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

/** A hand with its wrist at 0, 0. Its fingers point to the right, and its thumb points up. */
export const Hand = ({ at }: { at: string }) => (
  <path
    d="M-10-12H4L11-23q4-5 9-2t2 9L17-9H30q7 1 6 7-1 4-5 5 1 6-5 6-2 4-7 4H-10z"
    transform={at}
  />
);

export const Eyes = ({ d = 'M-16 348h0M16 348h0' }: { d?: string }) => (
  <Limb d={d} color={ink} width={9} />
);

export const InkLine = ({ d }: { d: string }) => <Limb d={d} color={ink} width={4} />;

export const Head = () => (
  <>
    <path d="M-20 380h40v52q-20 18-40 0z" />
    <path d="M-20 392h40q-18 22-40 6z" fill={ink} opacity="0.22" />
    <ellipse cy="346" rx="44" ry="52" />
  </>
);
