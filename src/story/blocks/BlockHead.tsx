import styled from 'styled-components';
import { Rise } from '../../motion/Rise';

interface Props {
  title: string;
  children?: React.ReactNode;
}

export function BlockHead({ title, children }: Props) {
  return (
    <Head as={Rise}>
      <h3>{title}</h3>
      {children}
    </Head>
  );
}

const Head = styled.div`
  margin-bottom: 1.6rem;

  > p {
    margin-top: 0.7rem;
    max-width: 41.3em;
    color: var(--ink-2);
    text-wrap: balance;
  }

  @media print {
    margin-bottom: 2mm;
    > p {
      margin-top: 1mm;
      max-width: none;
    }
  }
`;
