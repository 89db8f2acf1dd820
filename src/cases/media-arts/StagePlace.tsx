/** The campus around the screen, which also hides the people who have not arrived. */
export function Campus() {
  return (
    <>
      <path
        d="M0 136h34v-26h62v44h30v48H52v366H0zM674 166h30v-38h54v22h42v418h-52V202h-74z"
        fill="#184a37"
      />
      <g strokeWidth="13" strokeDasharray="17 34 17 88">
        <path d="M17 156v400M50 124v68M783 184v400M749 146v17" stroke="#f5b82e" />
        <path d="M36 214v300M80 124v68M765 232v300M722 146v17" stroke="#ffa777" />
      </g>
      <path d="M58 208h684v354H58z" fill="none" stroke="#061710" strokeWidth="14" />
      <path d="M50 568V200h700v368" fill="none" stroke="#2f7552" strokeWidth="3" />
    </>
  );
}

/** The bridge that carries the screen, and the ground below it. */
export function Bridge() {
  return (
    <>
      <path d="M0 634h800v166H0z" fill="#0f3326" />
      <path
        d="M0 724a60 60 0 0 1 96-34a56 56 0 0 1 74-6a46 46 0 0 1 60 40zM570 724a50 50 0 0 1 66-38a60 60 0 0 1 92 2a50 50 0 0 1 72 36z"
        fill="#17503a"
      />
      <path d="M0 722h800v78H0z" fill="#12432f" />
      <path d="M330 722h140l150 78H180z" fill="#1f6a4c" />
      <path d="M270 800V668M530 800V668" stroke="#0a231a" strokeWidth="5" />
      <path d="M270 668h0M530 668h0" stroke="#ffd9a0" strokeWidth="24" strokeLinecap="round" />
      <path d="M0 568h800v76h-96l-8 156h-40l-8-156H152l-8 156h-40l-8-156H0z" fill="#0a231a" />
      <path d="M18 614h800" stroke="#2a6a4a" strokeWidth="40" strokeDasharray="3 37" />
      <path d="M0 594h800M0 634h800" stroke="#2a6a4a" strokeWidth="3" />
      <path d="M0 570h800" stroke="#57b053" strokeWidth="4" />
    </>
  );
}
