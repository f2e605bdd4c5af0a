/** The emblems that players may choose, put into the page when the first of them is shown. They come with their code. */
import sprite from './emblems.svg?raw'

document.body.insertAdjacentHTML('afterbegin', sprite)
