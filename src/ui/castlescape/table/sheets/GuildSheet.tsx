/** A guild: levels and what they will cost, Contracts, Goals, claimed Baileys, and where its cards lie. */
import '#src/text/castlescape/bundles/sheets.ts'
import '../../../parts/symbols/phones.ts'
import { cardOf, type Face } from '#src/games/castlescape/cards.ts'
import { LEVEL_MAX, RECRUITS } from '#src/games/castlescape/data/numbers.ts'
import { aimOf } from '#src/games/castlescape/goalsAndContracts.ts'
import { hiddenFacesOf } from '#src/games/castlescape/hiddenCards.ts'
import { supplyOf } from '#src/games/castlescape/recruits.ts'
import type { Guild } from '#src/games/castlescape/state.ts'
import { t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import { ChoiceButton } from '../../../parts/controls/ChoiceButton.tsx'
import { Icon, type IconName } from '../../../parts/Icon.tsx'
import * as section from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { useKeptFocus } from '../../../parts/useKeptFocus.ts'
import { UnknownSheet } from '../../../table/UnknownSheet.tsx'
import { GoalOrContractCard, progressText } from '../../views/GoalOrContractCard.tsx'
import { GuildMark } from '../../views/GuildMark.tsx'
import { nameOf, needsOf, titleOf, titlesOf } from '../cardAndSquareTexts.ts'
import { type CastleProps, faceOf } from '../castleTableView.ts'
import * as styles from './GuildSheet.module.css'

type GuildProps = CastleProps & { readonly seat: number; readonly guild: Guild }

interface LevelProps {
  readonly name: string
  readonly icon: IconName
  readonly level: number
  /** Penalties that lie in the Back Alley. */
  readonly coming: number
  readonly cost: string
}

const Level = ({ name, icon, level, coming, cost }: LevelProps) => (
  <section class={styles.level}>
    <h3>
      <Icon name={icon} />
      {name}
      <b>{level}</b>
    </h3>
    <div class={styles.cells} role="img" aria-label={t('castlescape.levelOf', { what: name, n: level })}>
      {Array.from({ length: LEVEL_MAX }, (_, at) => (
        <i key={at} data-state={at < level ? 'full' : at < level + coming ? 'coming' : undefined} data-icon={icon} />
      ))}
    </div>
    <p>
      {cost} {coming > 0 && t('castlescape.alleyAdds', { n: coming })}
    </p>
  </section>
)

const Levels = ({ guild }: Pick<GuildProps, 'guild'>) => {
  const alley = guild.alley.map(cardOf)
  const { infamy, corruption } = guild
  return (
    <>
      <Level
        name={t('castlescape.infamy')}
        icon="mask"
        level={infamy}
        coming={alley.reduce((sum, card) => sum + card.infamy, 0)}
        cost={infamy > 0 ? t('castlescape.infamyNext', { n: infamy }) : t('castlescape.infamyNone')}
      />
      <Level
        name={t('castlescape.corruption')}
        icon="bag"
        level={corruption}
        coming={alley.reduce((sum, card) => sum + card.corruption, 0)}
        cost={t('castlescape.corruptionEnd', { n: corruption })}
      />
    </>
  )
}

/** Faces of a guild's Contracts as far as the shown seat knows them. */
const knownContracts = ({ now, guild }: GuildProps): readonly Face[] =>
  guild.openContracts.length > 0
    ? guild.openContracts
    : guild.contracts.map((slot) => faceOf(now, slot)).filter((face) => face >= 0)

const Contracts = (props: GuildProps) => {
  const { now, guild, seat } = props
  const faces = knownContracts(props)
  const n = guild.contracts.length
  return (
    <section class={section.section}>
      <h3>
        {t('castlescape.contractCards')}
        {faces.length > 0 && guild.openContracts.length === 0 && (
          <span class={styles.lock}>
            <Icon name="lock" small />
            {t('castlescape.onlyYou')}
          </span>
        )}
      </h3>
      {faces.length > 0 ? (
        <div class={styles.papers}>
          {faces.map((face) => (
            <GoalOrContractCard key={face} state={now.state} seat={seat} face={face} />
          ))}
        </div>
      ) : (
        <p class="muted">{t('castlescape.faceDown', { n })}</p>
      )}
    </section>
  )
}

const GoalRow = ({ view, now, goal, seat }: GuildProps & { readonly goal: Face }) => {
  const claim = now.legalActions.find((action) => action.kind === 'claim' && action.goal === goal)
  const n = aimOf(goal).renown
  return (
    <li data-goal={goal}>
      <Icon name="flag" />
      <span>
        <b>{titleOf(goal)}</b> {needsOf(goal)}
      </span>
      {claim && seat === now.seat ? (
        <ChoiceButton
          choice={{
            id: 'claim',
            label: t('castlescape.do.claim', { n }),
            // Several may wait, and on wide screens they stand beside the main button: gold is on one thing alone.
            emphasis: 'stone',
            onPress: () => view.confirmAndPropose(claim),
          }}
        />
      ) : (
        <em>{progressText(now.state, seat, goal)}</em>
      )}
    </li>
  )
}

const Goals = (props: GuildProps) => (
  <section class={section.section}>
    <h3>
      {t('castlescape.goals')}
      <span>{t('castlescape.oneGoal')}</span>
    </h3>
    <ul class={styles.goals}>
      {props.now.state.goals.map((goal) => (
        <GoalRow key={goal} {...props} goal={goal} />
      ))}
    </ul>
    {props.guild.goals.length > 0 && (
      <p class="muted">
        {t('castlescape.goalsTaken')} <b>{titlesOf(props.guild.goals)}</b>
      </p>
    )}
  </section>
)

const Baileys = ({ now, seat }: GuildProps) => {
  const { site } = now.state
  const own = site.baileys.filter(({ claimedBy }) => claimedBy.includes(seat))
  if (own.length === 0) return null
  return (
    <section class={section.section}>
      <h3>{t('castlescape.baileys')}</h3>
      <p>
        {own
          .map(({ squares }) =>
            t('castlescape.bailey.at', { size: squares.length, square: nameOf(now.state, squares[0] ?? 0) }),
          )
          .map((text) => (
            <span key={text} class={styles.bailey}>
              {text}
            </span>
          ))}
      </p>
    </section>
  )
}

const Piles = ({ guild }: GuildProps) => {
  const piles = [
    ['alley', guild.alley],
    ['discard', guild.discard],
    ['played', guild.played],
    ['hidden', hiddenFacesOf(guild)],
  ] as const
  return (
    <section class={section.section}>
      <dl class={styles.piles}>
        {piles.map(([zone, faces]) => (
          <div key={zone}>
            <dt>{t(`castlescape.zone.${zone}`)}</dt>
            <dd>{titlesOf(faces) || t('castlescape.noCards')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Contracts and Goals of the shown seat, beside the site on wide screens. */
export const GuildAims = ({ view, now }: CastleProps) => {
  const guild = now.state.guilds[now.seat]
  if (!guild) return null
  const props = { view, now, seat: now.seat, guild }
  return (
    <>
      <h2 class="visuallyHidden">{t('castlescape.yourGuild')}</h2>
      <Contracts {...props} />
      <Goals {...props} />
    </>
  )
}

export const GuildSheet = ({ view, now, seat }: CastleProps & { readonly seat: number }) => {
  const guild = now.state.guilds[seat]
  // A Goal that is claimed has no button any more.
  useKeptFocus('dialog', 'dialog')
  if (!guild) return <UnknownSheet />
  const props = { view, now, seat, guild }
  const isOwn = seat === now.seat && now.visibleState.seat === seat
  return (
    <Sheet
      title={isOwn ? t('castlescape.yourGuild') : t('castlescape.guildOf', { name: view.names[seat] ?? '' })}
      onClose={navigateUp}
      actions={
        <span class={styles.supply}>
          <GuildMark seat={seat} />
          {t('castlescape.of', { n: supplyOf(guild), all: RECRUITS })}
          <span class="visuallyHidden">{t('castlescape.supply', { n: supplyOf(guild), all: RECRUITS })}</span>
        </span>
      }
    >
      <Levels guild={guild} />
      <Contracts {...props} />
      <Goals {...props} />
      <Baileys {...props} />
      <Piles {...props} />
    </Sheet>
  )
}
