/** All that was done, turn by turn, the latest first; from each turn the replay begins. */
import '../../style/seeing.css'
import '../../text/seeing.ts'
import { Icon } from '../../shell/Icon.tsx'
import { replace, up } from '../../shell/route.ts'
import { Sheet } from '../../shell/Sheet.tsx'
import { t } from '../../text/t.ts'
import { Tellings } from '../Player.tsx'
import { byTurns, type TurnLines } from './byTurns.ts'
import type { AtTable } from './chapter.ts'
import { linesIn, useFilm } from './film.ts'

const Turn = ({ sitting, chapter: { turn, lines } }: Pick<AtTable, 'sitting'> & { readonly chapter: TurnLines }) => {
  const title = turn?.text ?? t('log.before')
  return (
    <section class="sect">
      <h3>
        <b class="grow">{title}</b>
        <button
          type="button"
          class="ic tap"
          aria-label={t('log.replay', { title })}
          onClick={() => replace(...sitting.path, 'replay', String(turn?.id ?? 0))}
        >
          <Icon name="play" />
        </button>
      </h3>
      <Tellings lines={lines} />
    </section>
  )
}

export const LogSheet = ({ sitting }: AtTable) => {
  const film = useFilm(sitting)
  const turns = film ? byTurns(film.moments.flatMap(linesIn)).slice().reverse() : []
  return (
    <Sheet title={t('menu.log')} onClose={up}>
      {!film && <p role="status">{t('chart.waiting')}</p>}
      {turns.map((chapter) => (
        <Turn key={chapter.turn?.id ?? -1} sitting={sitting} chapter={chapter} />
      ))}
    </Sheet>
  )
}
