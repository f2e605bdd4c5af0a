/** Courts of the quests: at a glance beside the board, and laid open in a sheet. */
import '../../../text/side.ts'
import '../../../style/court.css'
import '../../../style/questcourts.css'
import '../../../text/sheets.ts'
import type { ComponentChildren } from 'preact'
import { byHouse, vassalsLeft } from '../../../../games/blackstone/insight/laying.ts'
import { taskSeen, vassalIn } from '../../../../games/blackstone/insight/sight.ts'
import { type SetKind, setPoints, setWorth } from '../../../../games/blackstone/rules/quest/sets.ts'
import type { Court, State } from '../../../../games/blackstone/state.ts'
import type { Seat } from '../../../../kernel/contract.ts'
import { Crest, Icon } from '../../../shell/Icon.tsx'
import { replace, up } from '../../../shell/route.ts'
import { Sheet } from '../../../shell/Sheet.tsx'
import { rowOf } from '../../../text/list.ts'
import { t } from '../../../text/t.ts'
import { Badge } from '../../Badge.tsx'
import { nameOfFace } from '../../names.ts'
import { CardLine } from '../../Offer.tsx'
import { Pile } from '../../Sets.tsx'
import type { AtTable } from '../chapter.ts'
import { setViews } from './QueensTray.tsx'
import { wordsOf } from './words.ts'

type CountOf = (state: State, seat: Seat) => number

const pointsOf: CountOf = (state, seat) => {
  const court = state.courts[seat]
  return court ? setPoints(state, court) : 0
}
const leftOf: CountOf = (state, seat) => vassalsLeft(state)[seat] ?? 0

const means = ({ hand, knights }: Court): string =>
  rowOf([t('quest.holds', { count: hand.length }), t('quest.knights', { count: knights })])

const sideWith =
  (countOf: CountOf) =>
  ({ sitting, now }: AtTable) => (
    <>
      <h2>{t('side.courts')}</h2>
      <div class="courts">
        {now.state.courts.map((court, seat) => (
          <div key={seat}>
            <Crest seat={seat} />
            <span class="court2">
              <b>{sitting.names[seat]}</b>
              <small class="muted">{means(court)}</small>
            </span>
            <strong>{countOf(now.state, seat)}</strong>
          </div>
        ))}
      </div>
    </>
  )

/** All courts beside the board: points of sets, and what each holds. */
export const SetsSide = sideWith(pointsOf)
/** The same by vassals that are left. */
export const VassalsSide = sideWith(leftOf)

interface OpenProps extends AtTable {
  readonly seat: Seat
  readonly countOf: CountOf
  readonly words: string
  readonly children: ComponentChildren
}

const CardsOf = ({ now, court }: AtTable & { readonly court: Court }) => (
  <section class="sect">
    <h3>
      <Icon name="log" small />
      {t('quest.holds', { count: court.hand.length })}
    </h3>
    {court.hand.map((slot) => {
      const task = taskSeen(now.scene, slot)
      return task && <CardLine key={slot} task={task} label={wordsOf(task)} />
    })}
    <p class="muted">{t('quest.knights', { count: court.knights })}</p>
  </section>
)

/** The sheet of a court: what decides, then its cards and knights, then the others. */
const Open = ({ sitting, now, seat, countOf, words, children }: OpenProps) => {
  const court = now.state.courts[seat]
  if (!court) return null
  const value = (
    <p class="pts">
      <b>{countOf(now.state, seat)}</b> <small>{words}</small>
    </p>
  )
  return (
    <Sheet title={sitting.names[seat] ?? ''} onClose={up} crest={<Crest seat={seat} big />} actions={value}>
      {children}
      <CardsOf sitting={sitting} now={now} court={court} />
      <section class="sect">
        <h3>
          <Icon name="eye" small />
          {t('court.others')}
        </h3>
        {now.state.courts.map((other, at) =>
          at === seat ? null : (
            <button key={at} type="button" class="ob tap" onClick={() => replace(...sitting.path, 'court', String(at))}>
              <Crest seat={at} />
              <span class="court2">
                <b>{sitting.names[at]}</b>
                <small class="muted">{means(other)}</small>
              </span>
              <strong>{countOf(now.state, at)}</strong>
              <Icon name="next" small />
            </button>
          ),
        )}
      </section>
    </Sheet>
  )
}

interface CourtProps extends AtTable {
  readonly seat: Seat
}

const worth = (kind: SetKind) => ({ two: setWorth(kind, 2), three: setWorth(kind, 3), four: setWorth(kind, 4) })

/** What sets of each kind are worth. */
const Worths = () => (
  <section class="sect">
    <h3>
      <Icon name="info" small />
      {t('quest.worth')}
    </h3>
    <p class="muted">{t('quest.worthDifferent', worth('different'))}</p>
    <p class="muted">{t('quest.worthAlike', worth('alike'))}</p>
    <p class="muted">{t('quest.worthSame', worth('same'))}</p>
  </section>
)

/** Queen's Quest: sets with their kind and worth. */
export const SetsCourt = (props: CourtProps) => {
  const court = props.now.state.courts[props.seat]
  const sets = court ? setViews(props.now.state, court) : []
  return (
    <Open {...props} countOf={pointsOf} words={t('quest.setsPoints')}>
      <ul class="setlist">
        {sets.map(({ id, faces, kind, worth, label }) => (
          <li key={id} class="set">
            <Pile faces={faces} />
            <span aria-hidden="true">{kind}</span>
            <b aria-hidden="true">{worth}</b>
            <span class="vh">{label}</span>
          </li>
        ))}
        {sets.length === 0 && <li class="muted">{t('quest.noSets')}</li>}
      </ul>
      <Worths />
    </Open>
  )
}

/** Wizard's Quest: how many vassals are left; they are shown only where hands are open. */
export const VassalsCourt = (props: CourtProps) => {
  const { state, scene } = props.now
  const vassals = byHouse(scene, state.courts[props.seat]?.vassals ?? []).flatMap((slot) => vassalIn(state, slot) ?? [])
  return (
    <Open {...props} countOf={leftOf} words={t('quest.leftWords')}>
      {vassals.length > 0 && (
        <ul class="lying">
          {vassals.map((vassal, at) => (
            <li key={at}>
              <Badge vassal={vassal} />
              <span class="vh">
                {t('quest.own', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Open>
  )
}
