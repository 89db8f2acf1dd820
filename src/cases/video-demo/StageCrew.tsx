import type { ReactNode } from 'react';

interface Look {
  uniform: string;
  skin: string;
  hair: string;
  /** Is behind the head. */
  back?: string;
  front: string;
}

const looks: readonly Look[] = [
  {
    uniform: '#a9a6ff',
    skin: '#8a4b32',
    hair: '#1c1815',
    front: 'M-.54-.3Q-.6-1 0-1T.54-.3Q.3-.5.2-.66-.2-.5-.54-.3z',
  },
  {
    uniform: '#8a86f2',
    skin: '#f0b48c',
    hair: '#7a3b1d',
    back: 'M-.6.3V-.35a.6.62 0 0 1 1.2 0V.3z',
    front: 'M-.54-.2Q-.55-.95 0-.95T.54-.2Q.4-.6-.1-.68-.4-.5-.54-.2z',
  },
  {
    uniform: '#a9a6ff',
    skin: '#5f3524',
    hair: '#1c1815',
    back: 'M0-1.42a.3.3 0 1 1-.01 0z',
    front: 'M-.52-.3Q-.55-.98 0-.98T.52-.3Q.4-.66 0-.7-.4-.66-.52-.3z',
  },
  {
    uniform: '#8a86f2',
    skin: '#c98a5e',
    hair: '#2d221c',
    back: 'M.34-.9Q1-1 .78.1.74-.4.3-.4z',
    front: 'M-.54-.25Q-.6-.98 0-.98T.54-.3Q.1-.4-.2-.7-.34-.4-.54-.25z',
  },
];

export const CrewDefs = () => (
  <defs>
    {looks.map(({ uniform, skin, hair, back, front }, index) => (
      <g key={front} id={`video-demo-crew-${index}`}>
        {back && <path d={back} fill={hair} />}
        <path d="M-1.3 1.72v-.4Q-1.2.5-.4.42h.8Q1.2.5 1.3 1.32v.4z" fill={uniform} />
        <path d="M-.5.4H.5L0 1.1z" fill="#17176e" />
        <path d="M-.22.1h.44v.34L0 .74-.22.44z" fill={skin} />
        <path d="M-.5-.4a.5.5 0 0 1 1 0Q.46.34 0 .34T-.5-.4z" fill={skin} />
        <path d={front} fill={hair} />
        <path
          d="M-.18-.22h0M.18-.22h0M-.13.06q.13.1.26 0"
          fill="none"
          stroke="#1c1815"
          strokeWidth=".09"
          strokeLinecap="round"
        />
      </g>
    ))}
  </defs>
);

const order = [0, 1, 2, 3, 2, 3, 0, 1];

/** Four people across and two down. The first one’s center is at 0, 0. */
export const Crew = ({ place }: { place: (column: number, row: number) => string }): ReactNode =>
  order.map((look, index) => (
    <use
      key={index}
      href={`#video-demo-crew-${look}`}
      transform={place(index % 4, Math.floor(index / 4))}
    />
  ));
