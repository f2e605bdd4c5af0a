/** Event scheduled at a virtual time; `order` decides between events of the same time. */
interface ScheduledEvent {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

const isBefore = (a: ScheduledEvent, b: ScheduledEvent): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/** Queue of scheduled events (a binary heap) with the virtual clock. */
export class Agenda {
  private readonly heap: ScheduledEvent[] = []
  private order = 0
  now = 0

  schedule(delay: number, run: () => void): void {
    const event = { at: this.now + delay, order: this.order++, run }
    let at = this.heap.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (isBefore(this.heap[parent] as ScheduledEvent, event)) break
      this.heap[at] = this.heap[parent] as ScheduledEvent
      at = parent
    }
    this.heap[at] = event
  }

  private pop(): ScheduledEvent | undefined {
    const [first] = this.heap
    const last = this.heap.pop()
    if (!first || !last || this.heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.heap.length) break
      const right = this.heap[child + 1]
      if (right && isBefore(right, this.heap[child] as ScheduledEvent)) child++
      if (isBefore(last, this.heap[child] as ScheduledEvent)) break
      this.heap[at] = this.heap[child] as ScheduledEvent
      at = child
    }
    this.heap[at] = last
    return first
  }

  /** Runs every event up to this time and sets the clock to it. */
  runUntil(end: number): void {
    while (this.heap[0] && this.heap[0].at <= end) {
      const next = this.pop() as ScheduledEvent
      this.now = next.at
      next.run()
    }
    this.now = end
  }
}
