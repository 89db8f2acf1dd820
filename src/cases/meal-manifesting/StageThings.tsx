const ink = '#1c1815';

const windows = [698, 896, 1094, 1292, 1490, 1688, 1886, 2084].map((x) => `M${x} 142v76`).join('');

export function Galley() {
  return (
    <>
      <g stroke="#ad351a" strokeDasharray="188 10">
        <path d="M-1376-152H2200" strokeWidth="296" />
        <path d="M-1376 180H2200" strokeWidth="340" />
        <path d="M-1376 561H2200" strokeWidth="390" />
      </g>
      <path d="M-1372 653H0" stroke="#a03016" strokeWidth="226" strokeDasharray="86 13" />
      <g stroke="#8f2a13" strokeLinecap="round">
        <g strokeWidth="8">
          <path d="M-1344 586H0" strokeDasharray="30 69" />
          <path d="M-1306-32H2200M90 326H400M90 390H400" strokeDasharray="48 150" />
        </g>
        <path d={windows} stroke="#a03016" strokeWidth="96" />
        <path d={windows} strokeWidth="74" />
      </g>
      <path d="M-1400 766H2200v334H-1400z" fill="#8f2a13" />
    </>
  );
}

const guests = [
  { x: 0, seat: '2A', skin: '#e0a878', shirt: '#ff8fb8' },
  { x: 60, seat: '2C', skin: '#c98a5e', shirt: '#5fe0d2' },
  { x: 120, seat: '2D', skin: '#8d5a3c', shirt: '#f5b82e' },
  { x: 180, seat: '2F', skin: '#f0c29a', shirt: '#a9a6ff' },
];

export function Seats() {
  return guests.map(({ x, seat, skin, shirt }) => (
    <g key={seat} transform={`translate(${x + 24} 560)`}>
      <rect x="2" y="26" width="48" height="128" rx="14" fill="#0b0908" />
      <path d="M4 154v-36a22 22 0 0 1 44 0v36z" fill={shirt} />
      <circle cx="26" cy="70" r="19" fill={skin} />
      <path d="M7 68a19 19 0 0 1 38 0q-18 -2 -22 -10q-6 8 -16 10z" fill={ink} />
      <path d="M0 140h52v26h-52z" fill="#3a2d27" />
      <path d="M3 174h46v34h-46z" fill={seat === '2D' ? '#ffa777' : '#f4efe6'} />
      <text x="26" y="199" textAnchor="middle" fontFamily="var(--mono)">
        {seat}
      </text>
    </g>
  ));
}

export function Cart() {
  return (
    <>
      <path d="M352 592l6 -36h26l8 36zM364 556v-7h14v7z" fill="#f4efe6" />
      <path d="M386 562h12v22h-8" fill="none" stroke="#f4efe6" strokeWidth="5" />
      <path d="M410 592l-3 -18h20l-3 18zM436 592l-3 -18h20l-3 18z" fill="#ffa777" />
      <path d="M336 592h128v12h-128z" fill="#5f554b" />
      <path d="M342 604h116v144h-116z" fill="#efe5d6" />
      <path d="M352 646h96v26h-96zM352 678h96v26h-96zM352 710h96v26h-96z" fill="#d9c9b6" />
      <path d="M382 659h36M382 691h36M382 723h36" stroke="#5f554b" strokeWidth="5" />
      <text x="400" y="634" fontFamily="var(--mono)" textAnchor="middle">
        CART 1
      </text>
      <circle cx="360" cy="760" r="14" />
      <circle cx="440" cy="760" r="14" />
    </>
  );
}

/** The ordered meal, seen from above. */
export function Tray() {
  return (
    <>
      <rect x="546" y="638" width="228" height="124" rx="20" fill="#ffa777" />
      <rect x="554" y="646" width="212" height="108" rx="14" fill="#ffc29f" />
      <ellipse cx="666" cy="704" rx="62" ry="40" fill="#fffaf2" />
      <path d="M622 706q24 -30 56 -22q24 4 30 22q-26 24 -56 18q-20 -2 -30 -18z" fill="#e8673f" />
      <path
        d="M644 692q10 12 4 26M664 686q12 14 4 36M684 688q10 12 2 30"
        fill="none"
        stroke="#ffc29f"
        strokeWidth="4"
      />
      <circle cx="712" cy="722" r="10" fill="#f5b82e" />
      <path d="M564 658h44v40h-44z" fill="#fffaf2" />
      <circle cx="580" cy="672" r="9" fill="#5c8a4a" />
      <circle cx="594" cy="684" r="9" fill="#17402f" />
      <path d="M566 712h36M566 724h36M566 736h28" stroke="#8f2a13" strokeWidth="4" />
      <circle cx="744" cy="672" r="17" fill="#fffaf2" />
      <circle cx="744" cy="672" r="11" fill="#4a2417" />
    </>
  );
}
