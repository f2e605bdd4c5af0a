/** One game in the list: what it is, how it ended, and what can be done with it. */
import { BoardPicture } from '../shell/BoardPicture.tsx'
import { Crest, Emblems, Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import type { GameView } from './view.ts'

/** What is asked about a game before it is done. */
export type Asked = { readonly what: 'rename' | 'delete'; readonly game: GameView } | null

export interface GameDeeds {
  readonly onAsk: (asked: Asked) => void
  readonly onExport: (id: string) => void
  readonly onShare: (id: string) => void
}

/** Who sat there, each with a crest. */
const Seated = ({ players }: Pick<GameView, 'players'>) => (
  <Emblems.Provider value={players}>
    <small class="sat">
      {players.map(({ name }, seat) => (
        <span key={seat}>
          <Crest seat={seat} />
          {name}{' '}
        </span>
      ))}
    </small>
  </Emblems.Provider>
)

const About = ({ game }: { readonly game: GameView }) => (
  <>
    {game.factions && <BoardPicture factions={game.factions} />}
    <span class="grow">
      <b>{game.title}</b>
      {game.result && <small class="won">{game.result}</small>}
      <small>{game.line}</small>
      <Seated players={game.players} />
      {game.origin && <small>{game.origin}</small>}
      {game.problem && <small class="bad">{game.problem}</small>}
    </span>
  </>
)

const Tools = ({ game, onAsk, onExport, onShare }: GameDeeds & { readonly game: GameView }) => (
  <div class="tools">
    {!game.problem && (
      <>
        <a class="btn flat" href={game.replay}>
          {t('saved.replay')}
        </a>
        {game.isOver && (
          <button type="button" class="btn flat" onClick={() => onShare(game.id)}>
            {t('history.share')}
          </button>
        )}
        <button type="button" class="btn flat" onClick={() => onAsk({ what: 'rename', game })}>
          {t('saved.rename')}
        </button>
      </>
    )}
    <button type="button" class="btn flat" onClick={() => onExport(game.id)}>
      {t('saved.export')}
    </button>
    <button type="button" class="btn flat bad" onClick={() => onAsk({ what: 'delete', game })}>
      {t('saved.delete')}
    </button>
  </div>
)

export const GameRow = ({ game, ...deeds }: GameDeeds & { readonly game: GameView }) => (
  <li class="box saved">
    {game.problem ? (
      <div class="brief">
        <About game={game} />
      </div>
    ) : (
      <a
        class="brief tap"
        href={game.href}
        aria-label={t(game.isOver ? 'history.open' : 'saved.play', {
          title: game.title,
          line: [game.result, game.line].filter(Boolean).join(' · '),
        })}
      >
        <About game={game} />
        <span class="open">
          <Icon name={game.isOver ? 'eye' : 'play'} />
        </span>
      </a>
    )}
    <Tools game={game} {...deeds} />
  </li>
)
