/** The quarry: what is left of it, and what the next Inspection would do to everybody, in order. */
import '#src/text/castlescape/bundles/sheets.ts'
import { BY_SEATS, STANDSTILL } from '#src/games/castlescape/data/numbers.ts'
import { forecastInspection, type GuildInspection } from '#src/games/castlescape/insight/forecastInspection.ts'
import { sizeOfDeck } from '#src/games/castlescape/state.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import * as section from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { GuildMark } from '../../views/GuildMark.tsx'
import { countsText } from '../cardAndSquareTexts.ts'
import type { CastleProps } from '../castleTableView.ts'
import * as styles from './QuarryAndInspectionSheet.module.css'

/** What a guild loses, in words. */
const lossText = ({ recruits, cards, renown }: GuildInspection): string => {
  const counts = countsText({ cards, renown })
  const what = [...(recruits > 0 ? [t('castlescape.loss.recruits', { n: recruits })] : []), ...(counts ? [counts] : [])]
  return what.length > 0
    ? t('castlescape.loss.all', { what: what.join(t('app.between')) })
    : t('castlescape.loss.nothing')
}

export const QuarryAndInspectionSheet = ({ view, now }: CastleProps) => {
  const { state } = now
  const all = BY_SEATS[state.guilds.length]?.quarry ?? 0
  const isLast = state.lastSeat >= 0
  const turnsToStandstill = STANDSTILL * state.guilds.length
  return (
    <Sheet title={t('castlescape.theQuarry')} onClose={navigateUp}>
      {isLast ? (
        <p>{t('castlescape.lastTurns')}</p>
      ) : (
        <>
          <p>{t('castlescape.quarryLeft', { n: state.quarry, all, inspections: state.marker - 1 })}</p>
          <p>{t('castlescape.marker', { n: state.marker - 1 })}</p>
        </>
      )}
      <section class={section.section}>
        <h3>{t('castlescape.ifNow')}</h3>
        <ol class={styles.losses}>
          {forecastInspection(state).map((loss) => (
            <li key={loss.seat}>
              <GuildMark seat={loss.seat} />
              <b>{view.names[loss.seat]}</b>
              <span>
                {joinNames([lossText(loss), ...(loss.leads > 0 ? [t('castlescape.leads', { n: loss.leads })] : [])])}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <p class="muted">{t('castlescape.marketDeck', { n: sizeOfDeck(state.market) })}</p>
      {state.idleTurns > 0 && (
        <p class="muted">{t('castlescape.standstill', { n: state.idleTurns, all: turnsToStandstill })}</p>
      )}
    </Sheet>
  )
}
