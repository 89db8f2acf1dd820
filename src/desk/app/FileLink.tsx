import styled from 'styled-components';

interface Props {
  file: string;
  line?: number;
}

/** Opens a file and line in the owner's editor. */
export function FileLink({ file, line }: Props) {
  const place = line ? `${file}:${line}` : file;
  const address = `${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(place)}`;
  return (
    <Link
      href={address}
      title="Open in the editor"
      onClick={(event) => {
        event.preventDefault();
        void fetch(address);
      }}
    >
      {place}
    </Link>
  );
}

const Link = styled.a`
  font: 500 0.75rem/1.4 var(--mono);
  color: var(--ink-2);
  overflow-wrap: anywhere;

  &:hover {
    color: var(--ink);
  }
`;
