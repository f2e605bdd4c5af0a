/** The first two minutes of somebody new, by Learn and by Play: what is read and touched until a card moves and a task is completed. */
import { button, isEmpty, neighboursOf, readBoard, type SpaceReading, tasks } from '../blackstoneTable.ts'
import { oneOrAll } from '../nightlySample.ts'
import { expect, type Phone, type PhoneOptions, test } from '../phoneFixtures.ts'
import { type Newcomer, newcomerByKeys, newcomerByTouch } from './newcomer.ts'

interface Way {
  readonly name: string
  readonly options: PhoneOptions
  readonly by: (page: Phone['page']) => Newcomer
}

const byTouchAt = (width: number, height: number): Way => ({
  name: `by touch at ${width}×${height}`,
  options: { width, height, tips: true },
  by: newcomerByTouch,
})
const WAYS: readonly Way[] = [
  byTouchAt(320, 568),
  byTouchAt(390, 844),
  byTouchAt(1024, 768),
  { name: 'by keys', options: { width: 1280, height: 800, touch: false, tips: true }, by: newcomerByKeys },
]

const link = ({ page }: Newcomer, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const goOn = async (stranger: Newcomer, times = 1): Promise<void> => {
  for (let time = 0; time < times; time++) await stranger.touch(button(stranger.page, 'Go on'))
}
const touchAll = async (stranger: Newcomer, spaces: readonly string[]): Promise<void> => {
  for (const space of spaces) await stranger.touchSpace(space)
}

/** What the coach of the lessons says to do, until a task lies in the court. */
const completeTaskInLessons = async (stranger: Newcomer): Promise<void> => {
  const { page } = stranger
  const next = () => stranger.touch(button(page, 'Next: '))
  await goOn(stranger)
  await stranger.touchSpace('C N')
  await stranger.touch(button(page, 'Flip'))
  await next()
  await touchAll(stranger, ['A O', 'A T', 'C N', 'K N', 'A T', 'A S', 'A S', 'C S'])
  await next()
  await stranger.touch(tasks(page).first())
  await goOn(stranger, 2)
  await touchAll(stranger, ['A O', 'L O'])
  await next()
  await stranger.touchSpace('B S')
  await stranger.touch(button(page, 'Flip'))
  await stranger.touch(tasks(page).first())
  await stranger.touch(button(page, 'Complete'))
  await expect(page.getByRole('status', { name: 'The coach' })).toContainText('goes to your court, counts 1 point')
}

for (const { name, options, by } of oneOrAll(WAYS, 0)) {
  test(`Learn ${name}: a card moves within three touches and 20 s, a task is completed within two minutes`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(options)
    await page.goto(host.url)
    const stranger = by(page)
    await stranger.touch(link(stranger, 'Learn by playing'))
    await stranger.touchSpace('A O')
    await stranger.touch(button(page, 'Flip'))
    await expect(page.getByRole('gridcell', { name: /^Dragon Emissary.*A O/ })).toBeVisible()
    expect(stranger.touches()).toBe(3)
    expect(stranger.seconds()).toBeLessThan(20)
    await completeTaskInLessons(stranger)
    expect(stranger.seconds()).toBeLessThan(120)
  })
}

// In normal runs way-to-first-turn.spec.ts plays so.
for (const { name, options, by } of process.env.NIGHTLY ? WAYS : []) {
  test(`Play ${name}: three touches to a board that moves, and a card moves within half a minute`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(options)
    await page.goto(host.url)
    const stranger = by(page)
    await stranger.touch(link(stranger, 'Play'))
    await stranger.touch(page.getByRole('button', { name: 'Play' }))
    // Where Pip begins, he chooses a tower first, and plays his turn after the stranger has one.
    await expect(page.getByText('Tap a glowing corner tower.')).toBeVisible()
    await stranger.touch(page.getByRole('button', { name: /^The .* tower,.*choose it$/ }).first())
    expect(stranger.touches()).toBe(3)
    await expect(button(page, 'End turn')).toBeEnabled()
    const board = await readBoard(page)
    const hasRoom = ({ space }: SpaceReading) =>
      board.some((one) => isEmpty(one) && neighboursOf(space).includes(one.space))
    const vassal = board.find((one) => !isEmpty(one) && hasRoom(one))
    await stranger.touchSpace(vassal?.space ?? '')
    await expect(page.getByText(/^Slide (to|or) /)).toBeVisible()
    const destination = (await readBoard(page)).find(({ label }) => label.includes('slide here'))
    await stranger.touchSpace(destination?.space ?? '')
    await expect
      .poll(async () => (await readBoard(page)).find(({ space }) => space === destination?.space)?.occupant)
      .toBe(vassal?.occupant)
    expect(stranger.seconds()).toBeLessThan(30)
  })
}
