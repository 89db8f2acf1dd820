import styled from 'styled-components';
import type { Film, Picture as PictureContent } from '../content/types';
import { embedOf } from '../media/embed-url';
import { FilmFrame } from '../media/FilmFrame';
import { Picture } from '../media/Picture';
import { Transcript } from '../media/Transcript';
import { hrefOf, isOwn } from '../ui/href';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { useFilmFiles, useFindPicture, usePictureFile } from './case-files';

interface PictureProps {
  picture: PictureContent;
  enlarge?: boolean;
  resolve?: boolean;
  className?: string;
}

export function StoryPicture({ picture, ...rest }: PictureProps) {
  const { alt, caption, placeholderFor } = picture;
  return (
    <Picture
      file={usePictureFile(picture)}
      alt={alt}
      caption={caption}
      placeholderFor={placeholderFor}
      {...rest}
    />
  );
}

export function StoryFilm({ title, height, poster, film, address, loop, transcript }: Film) {
  const fileOf = useFindPicture();
  const files = useFilmFiles(film);
  const isElsewhere = !files && address && !isOwn(address);
  return (
    <Row>
      <FilmFrame
        title={title}
        height={height}
        poster={poster && { file: fileOf(poster), alt: poster.alt }}
        film={files ?? (address && isOwn(address) ? { mp4: hrefOf(address) } : undefined)}
        address={address}
        loop={loop}
      />
      <Words>
        <h4>{title}</h4>
        {isElsewhere && (
          <p>
            <Watch to={address} newTab>
              Watch <span className="visually-hidden">{title}</span> on {embedOf(address).site}{' '}
              <Icon name="arrowUpRight" />
            </Watch>
          </p>
        )}
        <Transcript of={title}>{transcript}</Transcript>
      </Words>
    </Row>
  );
}

const Watch = styled(SiteLink)`
  display: inline-block;
  line-height: var(--target);

  svg {
    display: inline;
    vertical-align: -0.15em;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: baseline;

  details[open] {
    flex-basis: 100%;
  }
`;

const Row = styled.div`
  display: grid;
  gap: 0.3rem;

  h4 {
    flex: 1 8rem;
    font-size: 1.0625rem;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }

  @media print {
    display: block;
    h4 {
      margin: 1.5mm 0 0.5mm;
      font-size: 10pt;
    }
  }
`;
