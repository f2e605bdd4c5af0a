/** What goes wrong: by chance, and by crashes at named boundaries between two effects. */
import type { Shape } from '../../src/kernel/contract.ts'
import type { World } from './world.ts'

/** What a crash point is at: just before an effect is done, or just after. */
interface CrashPoint {
  readonly phone: number | 'host'
  readonly kind: string
  readonly isAfter: boolean
  nth: number
}

/** Those of the lobby are few, so a crash there comes at one of the first. */
const KINDS = ['store', 'stored', 'say', 'dial', 'done', 'keep', 'kept', 'start'] as const
const RARE = ['keep', 'kept', 'start']

export class Troubles<G extends Shape> {
  private readonly crashes: CrashPoint[] = []

  constructor(private readonly world: World<G>) {}

  plan() {
    const { world } = this
    const { trouble } = world.setup
    if (trouble === 0) return
    for (let left = world.below(4); left > 0; left--) this.plan1()
    const next = () => {
      if (!world.isCalm) this.make()
      world.agenda.plan(200 + world.below(400_000 / trouble), next)
    }
    world.agenda.plan(world.below(200_000 / trouble), next)
  }

  private plan1() {
    const { world } = this
    const kind = KINDS[world.below(KINDS.length)] as string
    const phone = kind === 'start' || world.chance(40) ? 'host' : world.below(world.phones.length)
    const nth = world.below(kind === 'start' ? 1 : RARE.includes(kind) ? 3 : 60)
    this.crashes.push({ phone, kind, isAfter: world.chance(50), nth })
  }

  isCrash(phone: number | 'host', kind: string, isAfter: boolean): boolean {
    const at = this.crashes.find(
      (one) => one.phone === phone && one.kind === kind && one.isAfter === isAfter && one.nth >= 0,
    )
    if (!at) return false
    at.nth--
    return at.nth < 0
  }

  /** So far somebody sets a clock: a moment or a day, back or forth. */
  private skew(): number {
    return (
      (this.world.chance(50) ? 1 : -1) * (this.world.chance(50) ? this.world.below(5000) : this.world.below(86_400_000))
    )
  }

  private make() {
    const { world } = this
    const { host, phones } = world
    const phone = phones[world.below(phones.length)] as World<G>['phones'][number]
    const [wire] = world.wiresOf(phone.index)
    switch (world.below(14)) {
      case 0:
        return phone.unplug(500 + world.below(20_000))
      case 1:
        return wire?.silence(world.chance(50) ? 'toHost' : 'toGuest')
      case 2:
        return wire?.end(world.chance(50) ? world.below(3000) : null, world.chance(50) ? world.below(3000) : null)
      case 3:
        return phone.crash()
      case 4:
        return host.crash()
      case 5:
        return phone.sleep(500 + world.below(20_000))
      case 6:
        return host.sleep(500 + world.below(8000))
      case 7:
        return phone.wipe()
      case 8:
        return host.flip()
      // Nothing is lost, and it may come when the phone has long dialled anew.
      case 9:
        return wire?.cut(500 + world.below(12_000))
      case 10:
        return phone.moveTo(phones[world.below(phones.length)] as World<G>['phones'][number])
      case 11:
        phone.skew += this.skew()
        return
      case 12:
        host.skew += this.skew()
        return
      default:
        phone.flip()
    }
  }
}
