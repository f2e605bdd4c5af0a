/** Troubles of a world: random ones, and crashes at named boundaries between two effects. */
import type { Shape } from '../../src/kernel/contract.ts'
import type { World } from './world.ts'

/** Point of a crash: just before an effect is performed or just after. */
interface CrashPoint {
  readonly phone: number | 'host'
  readonly kind: string
  readonly isAfter: boolean
  remaining: number
}

/** Kinds of the lobby are rare, so their crashes come at one of the first effects. */
const KINDS = ['store', 'stored', 'say', 'dial', 'done', 'keep', 'kept', 'start'] as const
const RARE = ['keep', 'kept', 'start']

/** One of these is drawn: what stands twice comes twice as often. */
export const TROUBLES = [
  'unplug',
  'silence',
  'end',
  'crash',
  'crashHost',
  'sleep',
  'sleepHost',
  'wipe',
  'flipHost',
  'cut',
  'move',
  'setClock',
  'setClockOfHost',
  'loseTail',
  'damage',
  'loseTailOfHost',
  'damageHost',
  'lie',
  'sleepLong',
  'sleepLong',
  'flip',
] as const
const OF_WIRES: readonly string[] = ['silence', 'end', 'cut']

export class Troubles<G extends Shape> {
  private readonly crashes: CrashPoint[] = []

  constructor(private readonly world: World<G>) {}

  start() {
    const { world } = this
    const { trouble } = world.setup
    if (trouble === 0) return
    for (let left = world.below(4); left > 0; left--) this.planCrash()
    const next = () => {
      if (!world.isCalm) this.causeTrouble()
      world.agenda.schedule(200 + world.below(400_000 / trouble), next)
    }
    world.agenda.schedule(world.below(200_000 / trouble), next)
  }

  private planCrash() {
    const { world } = this
    const kind = KINDS[world.below(KINDS.length)] as string
    const phone = kind === 'start' || world.chance(40) ? 'host' : world.below(world.phones.length)
    const remaining = world.below(kind === 'start' ? 1 : RARE.includes(kind) ? 3 : 60)
    this.crashes.push({ phone, kind, isAfter: world.chance(50), remaining })
  }

  isCrash(phone: number | 'host', kind: string, isAfter: boolean): boolean {
    const point = this.crashes.find(
      (one) => one.phone === phone && one.kind === kind && one.isAfter === isAfter && one.remaining >= 0,
    )
    if (!point) return false
    point.remaining--
    const isNow = point.remaining < 0
    if (isNow) this.world.met.add(`crash ${isAfter ? 'after' : 'before'} ${kind}`)
    return isNow
  }

  /** Change of a clock in ms: up to 5 s or up to a day, back or forth. */
  private randomClockOffset(): number {
    return (
      (this.world.chance(50) ? 1 : -1) * (this.world.chance(50) ? this.world.below(5000) : this.world.below(86_400_000))
    )
  }

  private causeTrouble() {
    const { world } = this
    const { host, phones } = world
    const phone = phones[world.below(phones.length)] as World<G>['phones'][number]
    const [wire] = world.wiresOf(phone.index)
    const kind = TROUBLES[world.below(TROUBLES.length)]
    if (wire || !OF_WIRES.includes(kind ?? '')) world.met.add(`${kind}`)
    switch (kind) {
      case 'unplug':
        return phone.unplug(500 + world.below(45_000))
      case 'silence':
        return wire?.silence(world.chance(50) ? 'toHost' : 'toGuest')
      case 'end':
        return wire?.end(world.chance(50) ? world.below(3000) : null, world.chance(50) ? world.below(3000) : null)
      case 'crash':
        return phone.crash()
      case 'crashHost':
        return host.crash()
      case 'sleep':
        return phone.sleep(500 + world.below(45_000))
      case 'sleepHost':
        return host.sleep(500 + world.below(8000))
      case 'wipe':
        return phone.wipe()
      case 'flipHost':
        return host.flip()
      // Nothing is lost, and frames may arrive long after the phone has dialled anew.
      case 'cut':
        return wire?.cut(500 + world.below(12_000))
      case 'move':
        return phone.moveTo(phones[world.below(phones.length)] as World<G>['phones'][number])
      case 'setClock':
        phone.clockOffset += this.randomClockOffset()
        return
      case 'setClockOfHost':
        host.clockOffset += this.randomClockOffset()
        return
      case 'loseTail':
        return phone.loseTail()
      case 'damage':
        return phone.damage()
      case 'loseTailOfHost':
        return host.loseTail()
      case 'damageHost':
        return host.damage()
      case 'lie':
        phone.lie()
        return host.crash()
      // Long enough for others to play its seats.
      case 'sleepLong':
        return phone.sleep(25_000 + world.below(20_000))
      default:
        phone.flip()
    }
  }
}
