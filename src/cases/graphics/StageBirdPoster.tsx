import { blush, clay, cream, peach, pink, plum, yellow } from './stage-colors';

export function BirdPoster() {
  return (
    <>
      <path fill={blush} d="M0 0h600v840h-600z" />
      <circle cx="252" cy="264" r="212" fill={pink} />
      <path fill={peach} d="M0 452C130 372 236 420 342 470S520 520 600 444V840H0z" />
      <path
        fill={plum}
        d="M512 276L571 0H600V330L560 400C530 432 480 452 422 452C314 452 238 420 238 344A90 90 0 0 1 386 276C424 310 482 308 512 276zM254 302C222 328 206 368 204 420C222 396 240 380 260 368z"
      />
      <path
        fill={pink}
        d="M526 211L600 235v25l-80-20zM541 141l59 19v28l-65-19zM556 71l44 15v28l-50-15z"
      />
      <path
        fill={cream}
        d="M242 370C286 384 342 370 380 336C392 404 460 440 538 424C502 445 464 452 422 452C320 452 254 420 242 370zM254 310C290 274 346 272 392 304L382 321C342 300 302 302 274 322C266 326 258 322 254 310z"
      />
      <path
        fill={peach}
        d="M380 336C392 404 460 440 538 424C502 445 464 452 422 452C386 452 352 448 324 438C358 420 378 398 380 336z"
      />
      <path fill={clay} d="M388 316C460 292 540 304 600 366V392C500 424 410 414 388 316z" />
      <path stroke={yellow} strokeWidth="20" d="M396 334C430 370 510 382 600 376" />
      <path stroke={pink} strokeWidth="16" d="M440 306C480 330 530 340 586 348" />
      <circle cx="296" cy="337" r="13" fill={cream} />
      <g fill={plum}>
        <circle cx="295" cy="338" r="6" />
        <path d="M183 508h36v132h-36z" />
        <g fontSize="250" letterSpacing="-8">
          <text x="32" y="640">
            B
          </text>
          <text x="221" y="640">
            rds
          </text>
        </g>
        <text x="38" y="728" fontSize="73">
          of the Piedmont
        </text>
      </g>
      <circle cx="202" cy="440" r="27" fill={yellow} />
    </>
  );
}
