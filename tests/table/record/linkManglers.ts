/** What mail programs, messengers and people do to a link on its way. Each leaves all signs of a string in their order. */

type Carrier = (link: string) => string

const wrap = (text: string, width: number, end: string): string =>
  text.replace(new RegExp(`.{${width}}(?=.)`, 'g'), `$&${end}`)
const quotedPrintable = (text: string): string => wrap(text.replaceAll('=', '=3D'), 75, '=\r\n')
/** How one gateway writes an address: `-2D` for `-`, and `_` for `/`. */
const gateway = (link: string): string =>
  `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(link)
    .replace(/[-_]/g, (sign) => (sign === '-' ? '%2D' : '%5F'))
    .replaceAll('%2F', '_')
    .replaceAll('%', '-')}&d=DwMF&c=x`

const SIGNS_BEHIND = [
  '.',
  ',',
  ';',
  ':',
  '!',
  '?',
  ')',
  ']',
  '}',
  '>',
  '"',
  '’',
  '”',
  '»',
  '…',
  '*',
  '**',
  '~',
  '`',
  '_',
  '__',
  '|',
  '。',
  '）',
]
const SIGNS_ROUND = ['()', '[]', '<>', '""', '“”', '«»', '__', '**', '``', '（）']
const ADDED = ['?fbclid=abc', '&utm_source=mail', '#:~:text=abc', '?fbclid=IwAR0_x-y', '/', '/.', ' .', '%20']

/** By their names. */
export const LINK_MANGLERS: Readonly<Record<string, Carrier>> = {
  nothing: (link) => link,
  ...Object.fromEntries(SIGNS_BEHIND.map((sign) => [`${sign} behind it`, (link: string) => link + sign])),
  ...Object.fromEntries(
    SIGNS_ROUND.map((pair) => [`${pair} round it`, (link: string) => pair.charAt(0) + link + pair.charAt(1)]),
  ),
  ...Object.fromEntries(ADDED.map((added) => [`${added} behind it`, (link: string) => link + added])),
  'a sentence round it': (link) => `Look at ${link} and tell me`,
  'lines round it': (link) => `Hello\n\n${link}\n\nSee you there`,
  'a line right below': (link) => `${link}\nLook at this game`,
  'slashes and the hash encoded': (link) => link.replaceAll('/', '%2F').replace('#', '%23'),
  encoded: encodeURIComponent,
  'encoded with small digits': (link) => encodeURIComponent(link).replace(/%../g, (code) => code.toLowerCase()),
  'encoded twice': (link) => encodeURIComponent(encodeURIComponent(link)),
  'dots, dashes and underscores encoded': (link) =>
    link.replace(/[._-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
  'a redirect': (link) => `https://l.example.com/l.php?u=${encodeURIComponent(link)}&h=AT0x`,
  'a redirect within a redirect': (link) =>
    `https://a.example/?url=${encodeURIComponent(`https://b.example/?q=${encodeURIComponent(link)}&sa=D`)}&data=05`,
  'a gateway': gateway,
  'another gateway': (link) => `https://urldefense.com/v3/__${link.replace('#', '*')}__;Iw!!Abc`,
  'lines of 72': (link) => wrap(link, 72, '\n'),
  'lines of 20': (link) => wrap(link, 20, '\r\n'),
  'lines made spaces': (link) => wrap(link, 76, ' '),
  'flowed lines': (link) => wrap(link, 60, ' \n'),
  'lines with words below': (link) => `${wrap(link, 40, '\n')}\nLook at this game\nYours, Bo`,
  'a quote': (link) => `On Monday Bo wrote:\n> ${wrap(link, 72, '\n> ')}\n`,
  'a quote of a quote': (link) => `>> ${wrap(link, 50, '\r\n>> ')}`,
  'lines with a hyphen at their ends': (link) => wrap(link, 50, '-\n'),
  'quoted-printable': quotedPrintable,
  'quoted-printable with all dots': (link) => quotedPrintable(link).replaceAll('.', '=2E'),
  'quoted-printable of what was encoded': (link) => quotedPrintable(encodeURIComponent(link)),
  'unseen spaces': (link) => wrap(link, 7, '\u200b'),
  'soft hyphens': (link) => wrap(link, 9, '\u00ad'),
  'marks of direction': (link) => `\u2066${wrap(link, 30, '\u200e')}\u2069`,
  'places to break': (link) => wrap(link, 11, '<wbr>'),
  escapes: (link) => link.replace(/[-_.#]/g, '\\$&'),
  'escaped slashes': (link) => link.replaceAll('/', '\\/'),
  entities: (link) => link.replaceAll('/', '&#x2F;').replaceAll('.', '&#46;'),
  'a link of Markdown': (link) => `[A game](${link})`,
  'a link of Markdown that is its own text': (link) => `[${link}](${link})`,
  'a link of HTML': (link) => `<a href="${link}">${link}</a>`,
  'the text of a link cut, and the link': (link) => `[${link.slice(0, -9)}…](${link})`,
  'dashes that cannot break': (link) => link.replaceAll('-', '\u2011'),
  'long dashes': (link) => link.replaceAll('--', '\u2014'),
  'dots made harmless': (link) => link.replaceAll('.', '[.]').replace('http', 'hxxp'),
}
