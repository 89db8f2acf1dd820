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
];

/** Four people across and two down, each in a square with the side 1. */
const order = [0, 1, 0, 1, 1, 0, 1, 0];

export const CrewDefs = () => (
  <defs>
    {looks.map(({ uniform, skin, hair, back, front }, index) => (
      <g key={front} id={`video-demo-crew-${index}`}>
        {back && <path d={back} fill={hair} />}
        <path d="M-1.3 1.72v-.4Q-1.2.5-.4.42h.8Q1.2.5 1.3 1.32v.4z" fill={uniform} />
        <path d="M-.5.4H.5L0 1.1z" fill="#17176e" />
        <path d="M-.5-.4a.5.5 0 0 1 1 0Q.5.1.22.26v.18L0 .74-.22.44V.26Q-.5.1-.5-.4z" fill={skin} />
        <path d={front} fill={hair} />
        <path
          d="M-.18-.22h0M.18-.22h0M-.13.06q.13.1.26 0"
          fill="none"
          stroke="#1c1815"
          strokeWidth=".09"
        />
      </g>
    ))}
    <g id="video-demo-crew" transform="translate(.5 .5)">
      {order.map((look, index) => (
        <use
          key={index}
          href={`#video-demo-crew-${look}`}
          transform={`translate(${index % 4} ${index < 4 ? 0 : 1}) scale(.29)`}
        />
      ))}
    </g>
  </defs>
);
