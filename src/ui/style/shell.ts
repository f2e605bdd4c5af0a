/** The styles that every screen stands on. */
import './tokens.css'
import './base.css'
