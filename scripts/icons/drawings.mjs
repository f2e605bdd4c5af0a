/**
 * What `npm run icons` draws: pages of one picture each, of the project's own symbol (public/icon.svg), its outline
 * (monochrome.svg) and the castle of Home.
 */
import { readFileSync } from 'node:fs'
import { ROOT } from '../project.mjs'

/**
 * A page to be drawn, and the file under public/ that it becomes. `kind` says how many colours the file may have, and
 * whether it is seen through.
 * @typedef {{
 *   readonly file: string, readonly width: number, readonly height: number, readonly html: string,
 *   readonly kind: 'opaque' | 'clear' | 'alpha',
 * }} Drawing
 */

/** The ground of start pictures, as `background_color` of the manifest. */
const NIGHT = '#12161D'

/** @param {string} path */
const read = (path) => readFileSync(`${ROOT}/${path}`)
const symbol = read('public/icon.svg').toString()
const outline = read('scripts/icons/monochrome.svg').toString()
const castle = read('src/ui/parts/symbols/castle.svg').toString()

/** The symbol without its margin. That is for masks, which cut off all but a circle. */
const close = symbol.replace('viewBox="0 0 512 512"', 'viewBox="28 28 456 456"')

/** @param {string} style @param {string} body */
const page = (style, body) =>
  `<!doctype html><style>body{margin:0;overflow:hidden}svg{display:block}${style}</style>${body}`

/** @param {string} svg */
const filling = (svg) => page('svg{width:100vw;height:100vh}', svg)
const rounded = page('svg{width:100vw;height:100vh;border-radius:22%}', close)

/** @param {string} name @param {number} size @param {string} html @param {Drawing['kind']} kind @returns {Drawing} */
const square = (name, size, html, kind) => ({ file: `${name}-${size}.png`, width: size, height: size, html, kind })

/** @param {string} path */
const font = (path) =>
  `url(data:font/woff2;base64,${read(`src/ui/parts/styles/fonts/${path}.woff2`).toString('base64')})`

/** The castle of Home beside its name: what is shown beside a link to the app. */
const PREVIEW = page(
  `@font-face{font-family:Title;src:${font('cinzel-700')}}
  @font-face{font-family:Text;src:${font('atkinson-hyperlegible-next')};font-weight:400 750}
  body{position:relative;width:1200px;height:630px;background:#0b1020;color:#f3ead7}
  svg{position:absolute;height:900px;left:520px;top:-270px;overflow:visible}
  div{position:absolute;left:72px;top:92px}
  h1{margin:0;font:700 92px/1.12 Title;color:#ffd866;text-shadow:0 3px 16px #0b1020}
  p{margin:26px 0 0;font:500 33px/1.35 Text;text-shadow:0 2px 10px #0b1020}`,
  `${castle}<div><h1>Blackstone<br>Castle</h1><p>Board games of a castle,<br>played offline. Unofficial.</p></div>`,
)

/** @returns {readonly Drawing[]} */
const startPictures = () =>
  JSON.parse(read('src/ui/app/install/startScreens.json').toString()).map(
    (/** @type {[number, number, number]} */ [width, height, dots]) => ({
      file: `start/${width * dots}x${height * dots}.png`,
      width: width * dots,
      height: height * dots,
      html: page(
        `body{display:grid;place-items:center;height:100vh;background:${NIGHT}}
        svg{width:${128 * dots}px;border-radius:22%}`,
        close,
      ),
      kind: 'opaque',
    }),
  )

/** @type {readonly Drawing[]} */
export const DRAWINGS = [
  square('icon', 64, rounded, 'clear'),
  square('icon', 192, rounded, 'clear'),
  square('icon', 512, rounded, 'clear'),
  square('icon-maskable', 192, filling(symbol), 'opaque'),
  square('icon-maskable', 512, filling(symbol), 'opaque'),
  square('icon-monochrome', 512, filling(outline), 'alpha'),
  // An iPhone rounds it by itself.
  square('apple-touch', 180, filling(close), 'opaque'),
  { file: 'preview.png', width: 1200, height: 630, html: PREVIEW, kind: 'opaque' },
  ...startPictures(),
]
