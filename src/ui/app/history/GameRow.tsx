/** Row of the list: one game, its result and the actions on it. */

import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Crest, EmblemsContext } from '../../parts/Crest.tsx'
import { Icon } from '../../parts/Icon.tsx'
import * as styles from './SavedGamesPage.module.css'
import type { GameView } from './viewTypes.ts'

/** Dialog to open for a game. */
export type GameDialogRequest = { readonly what: 'rename' | 'delete'; readonly game: GameView } | null

export interface GameActions {
  readonly onOpenDialog: (request: GameDialogRequest) => void
  readonly onExport: (id: string) => void
  readonly onShare: (id: string) => void
}

/** Names of the players, each with a crest. */
const PlayerNames = ({ players }: Pick<GameView, 'players'>) => (
  <EmblemsContext.Provider value={players}>
    <small class={styles.seats}>
      {players.map(({ name }, seat) => (
        <span key={seat}>
          <Crest seat={seat} />
          {name}{' '}
        </span>
      ))}
    </small>
  </EmblemsContext.Provider>
)

const GameInfo = ({ game }: { readonly game: GameView }) => (
  <>
    {game.picture}
    <span class="grow">
      <b>{game.title}</b>
      {game.result && <small class={styles.result}>{game.result}</small>}
      <small>{game.details}</small>
      <PlayerNames players={game.players} />
      {game.origin && <small>{game.origin}</small>}
      {game.problem && <small class="bad">{game.problem}</small>}
    </span>
  </>
)

const GameButtons = ({ game, onOpenDialog, onExport, onShare }: GameActions & { readonly game: GameView }) => (
  <div class={`${styles.tools} ${!game.problem && !game.isOver ? styles.four : ''}`}>
    {!game.problem && (
      <>
        <a class={button.quiet} href={game.replayHref}>
          {t('saved.replay')}
        </a>
        {game.isOver && (
          <button type="button" class={button.quiet} onClick={() => onShare(game.id)}>
            {t('history.share')}
          </button>
        )}
        <button type="button" class={button.quiet} onClick={() => onOpenDialog({ what: 'rename', game })}>
          {t('saved.rename')}
        </button>
      </>
    )}
    <button type="button" class={button.quiet} onClick={() => onExport(game.id)}>
      {t('saved.export')}
    </button>
    <button type="button" class={`${button.quiet} bad`} onClick={() => onOpenDialog({ what: 'delete', game })}>
      {t('saved.delete')}
    </button>
  </div>
)

export const GameRow = ({ game, ...actions }: GameActions & { readonly game: GameView }) => (
  <li class={`box ${styles.game}`}>
    {game.problem ? (
      <div class={styles.brief}>
        <GameInfo game={game} />
      </div>
    ) : (
      <a
        class={`${styles.brief} tap`}
        href={game.href}
        aria-label={t(game.isWatched ? 'history.open' : 'saved.play', {
          title: game.title,
          line: [game.result, game.details].filter(Boolean).join(' · '),
        })}
      >
        <GameInfo game={game} />
        <span class={styles.open}>
          <Icon name={game.isWatched ? 'eye' : 'play'} />
        </span>
      </a>
    )}
    <GameButtons game={game} {...actions} />
  </li>
)
