import styled from 'styled-components';
import type { CaseModule } from '../cases/find';
import { blocksOf } from '../content/chapters';
import { owner, siteName } from '../content/owner';
import { playlist } from '../content/page-meta';
import type { Story } from '../content/types';
import { bareName, filmSize, type FilmFiles } from '../media/film-files';
import { Picture } from '../media/Picture';
import { Transcript } from '../media/Transcript';
import { fileFrom, sizeOf } from '../media/picture-file';
import { SiteLogo } from '../shell/SiteLogo';
import { hasFilm } from '../story/is-answered';
import { upToSmall } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { SiteLink } from '../ui/SiteLink';

const filmsOf = ({ chapters }: Story) =>
  blocksOf(chapters).flatMap((block) =>
    block.kind === 'films' ? block.films.filter(hasFilm) : [],
  );

export function casesInPlaylist(cases: readonly CaseModule[]): CaseModule[] {
  const withFilms = cases.filter(({ story }) => filmsOf(story).length > 0);
  const linking = withFilms.filter(({ story }) =>
    blocksOf(story.chapters).some(
      (block) => block.kind === 'films' && block.more?.to === owner.playlist,
    ),
  );
  return linking.length > 0 ? linking : withFilms;
}

/** The page /playlist/ is a separate document, without the scripts of the site. */
export function Playlist({ cases }: { cases: readonly CaseModule[] }) {
  const films = cases.flatMap(({ story, pictures, films: files }) =>
    filmsOf(story).map(({ poster, ...film }) => ({
      ...film,
      own: film.film === undefined ? undefined : files?.[bareName(film.film)],
      poster: poster && { alt: poster.alt, file: fileFrom(pictures, poster.file) },
    })),
  );
  return (
    <Page as="main" id="main">
      <Home href={import.meta.env.BASE_URL}>
        <SiteLogo />
        {siteName}
      </Home>
      <h1>{playlist.title}</h1>
      <Lead>{playlist.description}</Lead>
      <List>
        {films.map(({ id, title, own, address, poster, transcript }, index) => (
          <li key={id} id={id}>
            {own ? (
              <Video title={title} files={own} poster={poster && sizeOf(poster.file).src} />
            ) : (
              poster && <Picture {...poster} />
            )}
            <div>
              <Label>
                {index + 1} / {films.length}
              </Label>
              <h2>{title}</h2>
              {address && (
                <p>
                  <Watch to={address} newTab>
                    Watch <span className="visually-hidden">{title}</span>
                  </Watch>
                </p>
              )}
              <Transcript of={title}>{transcript}</Transcript>
            </div>
          </li>
        ))}
      </List>
    </Page>
  );
}

interface VideoProps {
  title: string;
  files: FilmFiles;
  poster?: string;
}

function Video({ title, files, poster }: VideoProps) {
  return (
    <Screen>
      <Film
        aria-label={title}
        {...filmSize}
        poster={poster}
        controls
        muted
        playsInline
        preload="none"
        src={files.mp4}
      >
        {files.captions && (
          <track kind="captions" src={files.captions} srcLang="en" label="English" default />
        )}
      </Film>
    </Screen>
  );
}

/*
 * The 68px are a strip for the video's controls, which would otherwise cover the title on the
 * poster's lower edge.
 */
const Film = styled.video`
  width: 100%;
  height: calc(100cqw * ${filmSize.height / filmSize.width} + 68px);
  background: var(--night);
  object-position: top;
`;

const Screen = styled.div`
  container-type: inline-size;
`;

const Page = styled(Container)`
  padding-block: var(--nav-padding) var(--chapter);

  h1 {
    margin-top: var(--page-top);
    font-size: var(--h1);
  }
  ${Lead} {
    margin-top: 1.2rem;
  }
`;

const Home = styled.a`
  display: inline-flex;
  gap: 0.7rem;
  align-items: center;
  min-height: 48px;
  font: 600 var(--small) / 1 var(--display);
  text-decoration: none;
`;

const Watch = styled(SiteLink)`
  display: inline-block;
  line-height: var(--target);
`;

const List = styled.ol`
  margin-top: 3rem;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: clamp(1.25rem, 4vw, 3.5rem);
    align-items: center;
    padding-block: clamp(1.5rem, 4vw, 3rem);
    border-top: var(--rule);
  }
  h2 {
    margin: 0.6rem 0 0.8rem;
  }
  p {
    color: var(--ink-2);
  }
  @media screen and ${upToSmall} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
