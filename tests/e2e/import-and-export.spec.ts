/** What comes in from elsewhere, and what goes out. */
import type { Page } from '@playwright/test'
import type { GameSave } from '../../src/table/logStore.ts'
import { linkOfFinished } from './finishedGame.ts'
import { someOrAll } from './nightlySample.ts'
import { expect, ignoreMissingLaterFiles, type Phone, test } from './phoneFixtures.ts'
import {
  aboutGame,
  alert,
  atTable,
  beginGame,
  button,
  editStored,
  endOfLog,
  exportGame,
  POSITION,
  paste,
  readStored,
  slide,
} from './tableAndStorage.ts'

type Parts = { -readonly [K in keyof GameSave]: GameSave[K] } & { version: number }

/** A record after something was done to it. */
const harmed = (text: string, harm: (record: Parts) => void): string => {
  const record = JSON.parse(text) as Parts
  harm(record)
  return JSON.stringify(record)
}
const positionWith = (part: object): string => JSON.stringify({ ...JSON.parse(POSITION), ...part })

/** Texts that are refused, and what is said of each. */
const refused = (good: string): readonly (readonly [string, string, RegExp])[] => [
  ['nothing', '', /^There is nothing in it\.$/],
  ['a sentence', 'King to e4', /^This is not a saved game\.$/],
  ['another JSON', '{"kings":["Ann"]}', /^This is a different kind of file\.$/],
  ['a list', '[1,2,3]', /^This is a different kind of file\.$/],
  ['three megabytes', JSON.stringify(Array(300_000).fill('a castle')), /^This is too long to be a saved game\.$/],
  ['a record without its end', good.slice(0, -200), /^The end of this saved game is missing\.$/],
  ['a record of a newer app', harmed(good, (record) => (record.version = 99)), /newer version of the app/],
  [
    'a header of a newer app',
    harmed(good, (record) => (record.header = { ...record.header, protocol: 3 })),
    /newer version of the app/,
  ],
  [
    'a game of newer rules',
    harmed(good, (record) => (record.header = { ...record.header, version: 99 })),
    /rules that this version of the app does not know/,
  ],
  [
    'an entry in the middle taken out',
    harmed(good, (record) => (record.entries = record.entries.filter(({ seq }) => seq !== 3))),
    /^This saved game is damaged and cannot be read\.$/,
  ],
  [
    'a deed that was changed',
    harmed(good, (record) => {
      const entries = structuredClone(record.entries)
      Object.assign(entries[5]?.body ?? {}, { action: { kind: 'slide', from: 12, to: 13 } })
      record.entries = entries
    }),
    /damaged at entry 6\b/,
  ],
  [
    'the secret of another deal',
    harmed(good, (record) => (record.secret = { seed: 'A'.repeat(43) })),
    /damaged at entry 1\b/,
  ],
  [
    'a position with a card twice',
    positionWith({ board: { AO: 'Ls/De', BS: 'Ls/De' } }),
    /^“Ls\/De” is used more often than there are cards\.$/,
  ],
  ['a position with a card that is none', positionWith({ board: { AO: 'Ls/Le' } }), /^“Ls\/Le” is not in this game\.$/],
  ['a position that is none', positionWith({ board: 3 }), /^This position has a mistake at “board”\.$/],
]

const said = (page: Page) => page.getByRole('status').filter({ hasText: /./ })
const games = (page: Page) => page.getByRole('listitem')

test('what is no game, or no longer one, is refused in a sentence and nothing is kept of it', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(host.url)
  await beginGame(page, host.url)
  await slide(page, 'A O', 'A N')
  const good = await exportGame(page)
  await page.goto(`${host.url}#/saved`)
  await page.getByText('Import a game').click()
  for (const [what, text, says] of someOrAll(refused(good), 5)) {
    await page.getByRole('textbox', { name: /paste/ }).fill(text)
    await button(page, 'Read what I pasted').tap()
    await expect(said(page), what).toHaveText(says)
    await expect(games(page), what).toHaveCount(1)
  }
  const file = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3_000_000, 0xd8) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(said(page)).toHaveText('This is too long to be a saved game.')
  // It is said above the list, below which a file is chosen.
  await page.setViewportSize({ width: 320, height: 300 })
  await page.getByRole('textbox', { name: /paste/ }).scrollIntoViewIfNeeded()
  await expect(said(page)).not.toBeInViewport()
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(said(page)).toBeInViewport()
  await games(page)
    .getByRole('link', { name: /^Play / })
    .tap()
  await atTable(page)
  expect(await aboutGame(page)).toMatchObject({ hash: endOfLog(good).hash, saved: true })
})

const importFile = async ({ page }: Phone, url: string, text: string): Promise<void> => {
  await page.goto(`${url}#/saved`)
  await page.getByText('Import a game').click()
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await atTable(page)
}

test('an exported game goes on upon another phone, and coming back brings what was played there', async ({
  host,
  phone,
}) => {
  const one = await phone()
  await one.page.goto(host.url)
  const id = await beginGame(one.page, host.url)
  await slide(one.page, 'A O', 'A N')
  const first = await exportGame(one.page)
  const here = await aboutGame(one.page)
  await one.page.goto(host.url)

  const two = await phone()
  await importFile(two, host.url, first)
  expect(await aboutGame(two.page)).toEqual(here)
  await slide(two.page, 'A N', 'A E')
  const longer = await exportGame(two.page)
  const there = await aboutGame(two.page)
  expect(there.entries).toBe(here.entries + 1)

  await importFile(one, host.url, longer)
  expect(new URL(one.page.url()).hash).toContain(id)
  expect(await aboutGame(one.page)).toEqual(there)

  await button(two.page, 'Undo').tap()
  await slide(two.page, 'A N', 'L N')
  const other = await exportGame(two.page)
  await slide(one.page, 'A E', 'C E')
  await paste(one.page, host.url, other)
  await expect(said(one.page)).toContainText('the two went on differently')
  await expect(games(one.page)).toHaveCount(1)
})

interface SentFile {
  readonly name: string
  readonly text: string
}

/** Brings files to the page as a hand that drops them, or as a clipboard that holds them, once the page takes them. */
const bringFiles = async (page: Page, by: 'drop' | 'paste', files: readonly SentFile[]): Promise<void> => {
  const isLeftToBrowser = (): Promise<boolean> =>
    page.evaluate(
      ([by, files]) => {
        const data = new DataTransfer()
        // Neither the name nor the type says what a file is.
        for (const { name, text } of files) data.items.add(new File([text], name, { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        const event =
          by === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data })
        return document.body.dispatchEvent(event)
      },
      [by, files] as const,
    )
  await expect.poll(isLeftToBrowser).toBe(false)
}

test('of several files that are dropped or pasted each has its answer, and what is whole opens', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone()
  await one.page.goto(host.url)
  await beginGame(one.page, host.url)
  await slide(one.page, 'A O', 'A N')
  const good = await exportGame(one.page)
  const files = [
    { name: 'whole.png', text: good },
    { name: 'cut.json', text: good.slice(0, -200) },
    { name: 'letter.json', text: 'Dear Ann' },
  ]

  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(host.url)
  await beginGame(page, host.url)
  await page.goto(`${host.url}#/saved`)
  await expect(games(page)).toHaveCount(1)
  for (const by of ['drop', 'paste'] as const) {
    await bringFiles(page, by, files)
    const sheet = page.getByRole('dialog', { name: '3 files' })
    await expect(sheet.getByRole('listitem')).toHaveText([
      /^whole.pngIt is among your games.Open$/,
      /^cut.jsonThe end of this saved game is missing.$/,
      /^letter.jsonThis is not a saved game.$/,
    ])
    await expect(sheet.getByRole('link')).toHaveCount(1)
    await button(page, 'Close').tap()
    await expect(games(page)).toHaveCount(2)
  }
  await bringFiles(page, 'drop', files)
  await page.getByRole('link', { name: 'Open whole.png' }).tap()
  await atTable(page)
  expect(await aboutGame(page)).toMatchObject({ hash: endOfLog(good).hash, saved: true })

  await page.goto(`${host.url}#/saved`)
  await expect(games(page)).toHaveCount(2)
  await bringFiles(page, 'drop', [{ name: 'one', text: good }])
  await atTable(page)
  expect(await aboutGame(page)).toMatchObject({ hash: endOfLog(good).hash })
})

test('a file that is chosen before what reads files has come is answered', async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await page.route(/\/leisure-[^/]+\.js$/, (route) => route.abort())
  await page.goto(`${host.url}#/saved`)
  await page.getByText('Import a game').tap()
  await page.getByLabel('Choose a file').setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from('{}') })
  await expect(said(page)).toHaveText(/^This part did not load\./)
  ignoreMissingLaterFiles(one)
})

/** What was done to a link on its way, which a browser takes as an address. */
const CARRIED_ADDRESSES: readonly (readonly [string, (link: string) => string])[] = [
  ['a full stop', (link) => `${link}.`],
  ['a bracket', (link) => `${link})`],
  ['a tag', (link) => `${link}?fbclid=abc`],
  ['encoded slashes', (link) => link.replace('#/shared/', '#/shared%2F')],
  ['an encoded beginning', (link) => link.replace('#/shared/', '#%2Fshared%2F')],
  ['a line break', (link) => `${link.slice(0, -20)}\n${link.slice(-20)}`],
  ['a line break that was encoded', (link) => `${link.slice(0, -20)}%0A${link.slice(-20)}`],
]

/** The same of what is pasted. */
const CARRIED_TEXTS: readonly (readonly [string, (link: string) => string])[] = [
  ['a sentence', (link) => `Look at (${link}).`],
  ['lines of a mail', (link) => `${link.replace(/.{60}/g, '$&\n')}\n\nYours, Bo`],
  ['a quote', (link) => `> ${link.replace(/.{60}/g, '$&\n> ')}`],
  ['quoted-printable', (link) => link.replace(/.{60}/g, '$&=\n')],
  ['a redirect', (link) => `https://l.example.org/?u=${encodeURIComponent(link)}&h=AT0`],
]

/** What is said of a link that is not whole. */
const SPOILT: readonly (readonly [string, (link: string) => string, string])[] = [
  ['cut', (link) => link.slice(0, -30), 'The end of this link is missing. Ask for the game as a file.'],
  ['changed', (link) => link.replace(/.{4}$/, 'AAAA'), 'This link was changed on its way. Ask for the game as a file.'],
  [
    'of small letters',
    (link) => link.toLowerCase(),
    'This link has lost the difference between capital and small letters. Ask for the game as a file.',
  ],
]

test('a link opens whatever carried it, from the address and pasted; one that is not whole says why', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const link = await linkOfFinished(await phone({ width: 320, height: 568 }), host.url)
  const { page } = await phone({ width: 320, height: 568 })
  const checked = page.getByText(/^Checked: all \d+ entries/)
  for (const [what, carry] of someOrAll(CARRIED_ADDRESSES, 3)) {
    await page.goto('about:blank')
    await page.goto(carry(link))
    await expect(checked, what).toBeVisible()
  }
  for (const [what, carry] of someOrAll(CARRIED_TEXTS, 3)) {
    await page.goto('about:blank')
    await paste(page, host.url, carry(link))
    await expect(checked, what).toBeVisible()
  }
  for (const [what, spoil, says] of SPOILT) {
    await page.goto('about:blank')
    await page.goto(spoil(link))
    await expect(alert(page), what).toContainText(says)
    await page.goto('about:blank')
    await paste(page, host.url, `Here: ${spoil(link)}`)
    await expect(alert(page), what).toContainText(says)
  }
})

test('a game of a newer app is never replaced by an older copy of it', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone()
  await page.goto(host.url)
  const id = await beginGame(page, host.url)
  const good = await exportGame(page)
  await page.goto(host.url)
  const row = await readStored<{ header: object }>(page, 'games', id)
  const newer = { ...row, header: { ...row.header, protocol: 3 } }
  await editStored(page, { store: 'games', key: id, value: newer })
  await paste(page, host.url, good)
  await expect(said(page)).toContainText('newer version of the app')
  expect(await readStored(page, 'games', id)).toEqual(newer)
})
