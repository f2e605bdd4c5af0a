/** Events by virtual time; those of the same time in the order in which they were planned. */
interface Planned {
  readonly at: number
  readonly nth: number
  readonly run: () => void
}

const isBefore = (a: Planned, b: Planned): boolean => a.at < b.at || (a.at === b.at && a.nth < b.nth)

export class Agenda {
  private readonly heap: Planned[] = []
  private nth = 0
  now = 0

  plan(delay: number, run: () => void): void {
    const planned = { at: this.now + delay, nth: this.nth++, run }
    let at = this.heap.push(planned) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (isBefore(this.heap[parent] as Planned, planned)) break
      this.heap[at] = this.heap[parent] as Planned
      at = parent
    }
    this.heap[at] = planned
  }

  private pop(): Planned | undefined {
    const [first] = this.heap
    const last = this.heap.pop()
    if (!first || !last || this.heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.heap.length) break
      const right = this.heap[child + 1]
      if (right && isBefore(right, this.heap[child] as Planned)) child++
      if (isBefore(last, this.heap[child] as Planned)) break
      this.heap[at] = this.heap[child] as Planned
      at = child
    }
    this.heap[at] = last
    return first
  }

  /** Runs what is planned until then. */
  runUntil(end: number): void {
    while (this.heap[0] && this.heap[0].at <= end) {
      const next = this.pop() as Planned
      this.now = next.at
      next.run()
    }
    this.now = end
  }
}
