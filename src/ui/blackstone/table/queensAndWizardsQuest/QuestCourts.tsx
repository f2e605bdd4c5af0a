/** Courts of the quests, at a glance beside the board and in a sheet. */
import type { ComponentChildren } from 'preact'
import { sortByFaction, vassalsLeftInHand } from '#src/games/blackstone/insight/shown/vassalHand.ts'
import { openVassalIn, visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import {
  pointsOfKind,
  type SetKind,
  totalSetPoints,
} from '#src/games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import type { Court, State } from '#src/games/blackstone/state.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import { navigateUp, replaceRoute } from '../../../common/route.ts'
import { Crest } from '../../../parts/Crest.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import * as sectionStyles from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { VassalBadge } from '../../views/board/VassalBadge.tsx'
import * as sheetStyles from '../../views/CourtSheet.module.css'
import * as side from '../../views/CourtsOverview.module.css'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import { CardLine } from '../../views/tray/MachinationCard.tsx'
import * as setStyles from '../../views/tray/Sets.module.css'
import { VassalPile } from '../../views/tray/Sets.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { setViews } from './QueensQuestTray.tsx'
import * as styles from './QuestCourts.module.css'
import { questCardText } from './questTexts.ts'

type CountOf = (state: State, seat: Seat) => number

const setPointsOf: CountOf = (state, seat) => {
  const court = state.courts[seat]
  return court ? totalSetPoints(state, court) : 0
}
const vassalsLeftOf: CountOf = (state, seat) => vassalsLeftInHand(state)[seat] ?? 0

const holdingsText = ({ hand, knights }: Court): string =>
  joinNames([t('quest.holds', { count: hand.length }), t('quest.knights', { count: knights })])

const createCourtsSide =
  (countOf: CountOf) =>
  ({ view, now }: BlackstoneTableProps) => (
    <>
      <h2>{t('side.courts')}</h2>
      <div class={side.courts}>
        {now.state.courts.map((court, seat) => (
          <div key={seat}>
            <Crest seat={seat} />
            <span class={styles.name}>
              <b>{view.names[seat]}</b>
              <small class="muted">{holdingsText(court)}</small>
            </span>
            <strong>{countOf(now.state, seat)}</strong>
          </div>
        ))}
      </div>
    </>
  )

/** All courts beside the board, by points of sets. */
export const SetsCourtsSide = createCourtsSide(setPointsOf)
/** All courts beside the board, by vassals left. */
export const VassalsCourtsSide = createCourtsSide(vassalsLeftOf)

interface QuestCourtSheetProps extends BlackstoneTableProps {
  readonly seat: Seat
  readonly countOf: CountOf
  readonly words: string
  readonly children: ComponentChildren
}

const CourtCards = ({ now, court }: BlackstoneTableProps & { readonly court: Court }) => (
  <section class={sectionStyles.section}>
    <h3>
      <Icon name="log" small />
      {t('quest.holds', { count: court.hand.length })}
    </h3>
    {court.hand.map((slot) => {
      const task = visibleTaskIn(now.scene, slot)
      return task && <CardLine key={slot} task={task} label={questCardText(task)} />
    })}
    <p class="muted">{t('quest.knights', { count: court.knights })}</p>
  </section>
)

/** Sheet of a court: the deciding number, then its cards and knights, then the other courts. */
const QuestCourtSheet = ({ view, now, seat, countOf, words, children }: QuestCourtSheetProps) => {
  const court = now.state.courts[seat]
  if (!court) return null
  const value = (
    <p class={sheetStyles.points}>
      <b>{countOf(now.state, seat)}</b> <small>{words}</small>
    </p>
  )
  return (
    <Sheet title={view.names[seat] ?? ''} onClose={navigateUp} crest={<Crest seat={seat} big />} actions={value}>
      {children}
      <CourtCards view={view} now={now} court={court} />
      <section class={sectionStyles.section}>
        <h3>
          <Icon name="eye" small />
          {t('court.others')}
        </h3>
        {now.state.courts.map((other, index) =>
          index === seat ? null : (
            <button
              key={index}
              type="button"
              class={`${sheetStyles.court} tap`}
              onClick={() => replaceRoute(...view.path, 'court', String(index))}
            >
              <Crest seat={index} />
              <span class={styles.name}>
                <b>{view.names[index]}</b>
                <small class="muted">{holdingsText(other)}</small>
              </span>
              <strong>{countOf(now.state, index)}</strong>
              <Icon name="next" small />
            </button>
          ),
        )}
      </section>
    </Sheet>
  )
}

interface CourtProps extends BlackstoneTableProps {
  readonly seat: Seat
}

const setWorthValues = (kind: SetKind) => ({
  two: pointsOfKind(kind, 2),
  three: pointsOfKind(kind, 3),
  four: pointsOfKind(kind, 4),
})

/** Points of sets by kind and size. */
const SetWorths = () => (
  <section class={sectionStyles.section}>
    <h3>
      <Icon name="info" small />
      {t('quest.worth')}
    </h3>
    <p class="muted">{t('quest.worthDifferent', setWorthValues('different'))}</p>
    <p class="muted">{t('quest.worthAlike', setWorthValues('alike'))}</p>
    <p class="muted">{t('quest.worthSame', setWorthValues('same'))}</p>
  </section>
)

/** Court sheet of the Queen's Quest: sets with their kind and points. */
export const SetsCourtSheet = (props: CourtProps) => {
  const court = props.now.state.courts[props.seat]
  const sets = court ? setViews(props.now.state, court) : []
  return (
    <QuestCourtSheet {...props} countOf={setPointsOf} words={t('quest.setsPoints')}>
      <ul class={styles.sets}>
        {sets.map(({ id, faces, kind, value, label }) => (
          <li key={id} class={setStyles.set}>
            <VassalPile faces={faces} />
            <span aria-hidden="true">{kind}</span>
            <b aria-hidden="true">{value}</b>
            <span class="visuallyHidden">{label}</span>
          </li>
        ))}
        {sets.length === 0 && <li class="muted">{t('quest.noSets')}</li>}
      </ul>
      <SetWorths />
    </QuestCourtSheet>
  )
}

/** Court sheet of the Wizard's Quest: the number of vassals left. The vassals appear only where hands are open. */
export const VassalsCourtSheet = (props: CourtProps) => {
  const { state, scene } = props.now
  const vassals = sortByFaction(scene, state.courts[props.seat]?.vassals ?? []).flatMap(
    (slot) => openVassalIn(state, slot) ?? [],
  )
  return (
    <QuestCourtSheet {...props} countOf={vassalsLeftOf} words={t('quest.leftWords')}>
      {vassals.length > 0 && (
        <ul class={styles.lying}>
          {vassals.map((vassal, index) => (
            <li key={index}>
              <VassalBadge vassal={vassal} />
              <span class="visuallyHidden">
                {t('quest.own', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QuestCourtSheet>
  )
}
