/** The peach: half drawn, half finished. On a case's ground it takes the case's colours. */
export function Mark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path
        d="M17 9.5c4-2.2 12 .5 12 10.2C29 27 23.5 31.5 17 31.5L11 20z"
        fill="var(--mark-fruit, #ffa777)"
      />
      <path
        d="M17 9.5c-4-2.2-12 .5-12 10.2C5 27 10.5 31.5 17 31.5c-3.8-6-4.4-15 0-22z"
        fill="var(--mark-half, #b83a1e)"
      />
      <path
        d="M17 9.5c.2-4.7 4-7.3 9.5-6.7.2 4.9-4 7.7-9.5 6.7z"
        fill="var(--mark-leaf, #2f8059)"
      />
    </svg>
  );
}
