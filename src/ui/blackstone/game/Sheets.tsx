/** The sheets that lie over the table, each at its own address, so that Back closes it. */
import '../../symbols/seeing.ts'
import '../../text/puzzle.ts'
import '../../text/refusals.ts'
import '../../text/seeing.ts'
import '../../text/sheets.ts'
import { pileAt, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import { type House, useHouse } from '../../shell/house.ts'
import { lazy } from '../../shell/lazy.tsx'
import { canChoose, nameOfOption, nameOfValue } from '../../shell/optionNames.ts'
import { go, replace, up } from '../../shell/route.ts'
import { AskProvider } from '../../shell/Sheet.tsx'
import { saidOf } from '../../text/list.ts'
import { nameOfMode } from '../../text/names.ts'
import { t } from '../../text/t.ts'
import { nameOfSpace } from '../names.ts'
import type { Choice } from '../props.ts'
import { CardSheet, CourtSheet, MenuSheet } from '../Sheets.tsx'
import { atHand } from './atHand.ts'
import { sentence } from './choices.ts'
import { courtSheet } from './courts.ts'
import { End } from './End.tsx'
import { exportIt } from './handOut.ts'
import { RatsSheet } from './RatsSheet.tsx'
import type { Now, Sitting } from './sitting.ts'
import { towerView } from './views.ts'

const Bots = lazy(async () => (await import('../../bots/BotsSheet.tsx')).BotsSheet, true)
const LogSheet = lazy(async () => (await import('./LogSheet.tsx')).LogSheet, true)
const Costs = lazy(async () => (await import('../../hints/CostsSheet.tsx')).CostsSheet, true)
const Hint = lazy(async () => (await import('../../hints/Hint.tsx')).Hint, true)
const Piles = lazy(async () => (await import('./Piles.tsx')).Piles, true)
const RuleSheet = lazy(async () => (await import('../../rules/RuleSheet.tsx')).RuleSheet, true)
const Standings = lazy(async () => (await import('./Standings.tsx')).Standings, true)

interface Props {
  readonly sitting: Sitting
  readonly now: Now
}

/** Tries again to save the game. */
const retry = async (house: House, { header }: Sitting): Promise<void> => {
  const table = atHand(header.id)
  if (table) (await import('./unsaved.ts')).watchTable(house, table).retry()
}

const Card = ({ sitting, now, space }: Props & { readonly space: number }) => {
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return null
  const used = now.state.marked.includes(space) ? [sentence({ code: 'space.marked' })] : []
  const notes = [...used, ...sitting.chapters.notes({ sitting, now }, space)]
  return <CardSheet vassal={vassal} title={nameOfSpace(space)} notes={notes} onClose={up} />
}

const Pile = ({ sitting, now, corner }: Props & { readonly corner: number }) => {
  const { top } = pileAt(now.state, corner)
  const sign = sitting.chapters.towerSign?.(now, corner) ?? null
  const { label } = towerView(now.state, corner, now.court.pile === corner, false, sign)
  if (!top)
    return (
      <MenuSheet title={t(`tower.${corner}`)} choices={[]} onClose={up}>
        <p>{label}</p>
      </MenuSheet>
    )
  return <CardSheet vassal={top} title={t(`tower.${corner}`)} notes={[label]} onClose={up} />
}

const Court = ({ sitting, now, seat }: Props & { readonly seat: number }) => {
  const { Court: Own } = sitting.chapters
  if (!now.state.courts[seat]) return null
  if (Own) return <Own sitting={sitting} now={now} seat={seat} />
  return (
    <CourtSheet
      {...courtSheet(now.state, sitting.names, seat)}
      onOther={(other) => replace(...sitting.path, 'court', String(other))}
      onClose={up}
    >
      {sitting.chapters.courtParts.map((Part, at) => (
        <Part key={at} sitting={sitting} now={now} seat={seat} />
      ))}
    </CourtSheet>
  )
}

/** Help for whoever is to move; what tasks cost, where they are completed. */
const hintChoices = (now: Now, to: (sheet: string) => () => void): readonly Choice[] => {
  const reason = now.outcome ? sentence({ code: 'over' }) : now.legal.length === 0 ? t('menu.hintNotNow') : undefined
  const hint: Choice = {
    id: 'hint',
    label: t('menu.hint'),
    hint: t('menu.hintHint'),
    reason,
    icon: 'bulb',
    onPress: () => !reason && to('hint')(),
  }
  const costs: Choice = {
    id: 'costs',
    label: t('menu.costs'),
    hint: t('menu.costsHint'),
    icon: 'tick',
    onPress: to('costs'),
  }
  return now.scene.rules.verbs.get('work')?.has('complete') ? [hint, costs] : [hint]
}

const editIt = (house: House, sitting: Sitting, now: Now): Promise<void> =>
  import('../../editor/fromGame.ts').then(
    ({ editFrom }) => editFrom(sitting, now),
    () => house.notify({ id: 'edit', warn: true, text: t('app.failed'), onDismiss: () => house.dismiss('edit') }),
  )

/** The last ones lie where the menu's own button was: a second tap there does no harm. */
const menuChoices = (house: House, { sitting, now }: Props): readonly Choice[] => {
  const to =
    (...sheet: readonly string[]) =>
    () =>
      replace(...sitting.path, ...sheet)
  const why = (reason: Parameters<typeof sentence>[0] | null): string | undefined =>
    reason ? sentence(reason) : undefined
  const again: Choice = {
    id: 'retry',
    label: t('menu.unsaved'),
    icon: 'log',
    onPress: () => {
      void retry(house, sitting)
      up()
    },
  }
  return [
    ...(now.saved ? [] : [again]),
    { id: 'resume', label: t('do.resume'), icon: 'play', onPress: up },
    { id: 'home', label: t('menu.home'), icon: 'home', onPress: () => replace() },
    {
      id: 'redo',
      label: t('do.redo'),
      reason: why(now.whyNoRedo),
      onPress: () => {
        if (now.whyNoRedo) return
        sitting.redo()
        up()
      },
    },
    ...hintChoices(now, to),
    ...(sitting.chapters.menu?.({ sitting, now }) ?? []),
    { id: 'bots', label: t('menu.bots'), hint: t('menu.botsHint'), icon: 'bot', onPress: to('bots') },
    { id: 'standings', label: t('menu.standings'), icon: 'people', onPress: to('standings') },
    { id: 'court', label: t('menu.court'), icon: 'king', onPress: to('court', String(now.seat)) },
    { id: 'piles', label: t('menu.piles'), icon: 'pile', onPress: to('piles') },
    { id: 'log', label: t('menu.log'), icon: 'log', onPress: to('log') },
    { id: 'replay', label: t('menu.replay'), icon: 'play', onPress: to('replay') },
    {
      id: 'finish',
      label: t('menu.end'),
      icon: 'cross',
      hint: t('menu.endHint', { seats: sitting.names.length }),
      reason: why(now.outcome ? { code: 'over' } : null),
      onPress: () => !now.outcome && to('finish')(),
    },
    { id: 'about', label: t('menu.about'), icon: 'info', onPress: to('about') },
    { id: 'export', label: t('app.export'), icon: 'export', onPress: () => void exportIt(house, sitting.header.id) },
    { id: 'edit', label: t('menu.edit'), icon: 'plus', onPress: () => void editIt(house, sitting, now) },
    { id: 'settings', label: t('menu.settings'), icon: 'gear', onPress: to('settings') },
    { id: 'rules', label: t('menu.rules'), icon: 'book', onPress: to('rules') },
  ]
}

const Finish = ({ sitting, now }: Props) => {
  const { Finish: Own } = sitting.chapters
  if (Own) return <Own sitting={sitting} now={now} />
  const yes: Choice = {
    id: 'yes',
    label: t('menu.endYes', { seats: sitting.names.length }),
    onPress: () => {
      up()
      sitting.end()
    },
  }
  return (
    <MenuSheet
      title={t('menu.endAsk')}
      choices={[yes, { id: 'no', label: t('do.resume'), onPress: up }]}
      onClose={up}
    />
  )
}

/** What this game is: mode, options, and the hash of its state, by which two phones can be compared. */
const About = ({ sitting, now }: Props) => {
  const { header } = sitting
  const cards = now.scene.mode.options
  return (
    <MenuSheet title={t('menu.about')} choices={[]} onClose={up}>
      <p>{nameOfMode(header.mode)}</p>
      {header.position !== undefined && <p>{t('about.position')}</p>}
      <p>{t(now.saved ? 'about.saved' : 'about.unsaved')}</p>
      <p>{t('about.hash', { hash: sitting.hash() })}</p>
      <p>{t('about.entries', { count: sitting.entries().length })}</p>
      <h3>{t('about.options')}</h3>
      <ul>
        {cards.filter(canChoose).map(({ id, default: usual }) => (
          <li key={id}>{saidOf(nameOfOption(id), nameOfValue(id, header.options[id] ?? usual, sitting.names))}</li>
        ))}
      </ul>
    </MenuSheet>
  )
}

interface SheetsProps extends Props {
  /** Opens the table anew: who plays its seats has changed. */
  readonly onReseat: () => void
  /** The parts of the address behind the game's id. */
  readonly at: readonly string[]
}

/** The sheet that is open. What the rules ask of a player over the limits stays until it is answered. */
const Open = ({ sitting, now, onReseat, at }: SheetsProps) => {
  const house = useHouse()
  const [sheet, what] = at
  const { Phones } = sitting.chapters
  if (now.todo === 'drop' || (sheet === 'end' && now.todo === 'work'))
    return <End key={`${now.todo} ${now.seat}`} sitting={sitting} now={now} />
  switch (sheet) {
    case 'card':
      return <Card sitting={sitting} now={now} space={Number(what)} />
    case 'tower':
      return <Pile sitting={sitting} now={now} corner={Number(what)} />
    case 'court':
      return <Court sitting={sitting} now={now} seat={Number(what)} />
    case 'standings':
      return <Standings sitting={sitting} now={now} />
    case 'piles':
      return <Piles sitting={sitting} now={now} />
    case 'log':
      return <LogSheet sitting={sitting} now={now} />
    case 'bots':
      return <Bots sitting={sitting} now={now} seat={what} onReseat={onReseat} />
    case 'phones':
      return Phones ? <Phones sitting={sitting} now={now} at={at.slice(1)} /> : null
    case 'hint':
      return <Hint sitting={sitting} now={now} card={what === undefined ? null : Number(what)} />
    case 'costs':
      return <Costs sitting={sitting} now={now} />
    case 'rats':
      return <RatsSheet sitting={sitting} now={now} />
    case 'menu':
      return <MenuSheet title={t('menu.title')} choices={menuChoices(house, { sitting, now })} onClose={up} />
    case 'finish':
      return <Finish sitting={sitting} now={now} />
    case 'about':
      return <About sitting={sitting} now={now} />
    default:
      return null
  }
}

/** The sheet that is open, and over it the rules of it, or of what is asked at the table: `court/1/rule`. */
export const Sheets = (props: SheetsProps) => {
  const { sitting, now, at } = props
  const rule = at.indexOf('rule')
  const over = rule < 0 ? at : at.slice(0, rule)
  return (
    <>
      <AskProvider value={over[0] === 'menu' ? null : () => go(...sitting.path, ...over, 'rule')}>
        <Open {...props} at={over} />
      </AskProvider>
      {rule >= 0 && <RuleSheet sitting={sitting} now={now} over={over} asked={at.slice(rule + 1)} />}
    </>
  )
}
