import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { findGuidePicture } from '@/domain/staff/guide-pictures'
import styles from './staff-guide.module.css'

const KNOWN = new Set(['heading', 'paragraph', 'list', 'list_item', 'text', 'strong', 'em', 'link', 'codespan', 'space', 'image'])
const isKnown = (token: Token): token is MarkedToken => KNOWN.has(token.type)

function Inline({ tokens = [] }: { tokens?: readonly Token[] | undefined }): ReactNode {
  return tokens.filter(isKnown).map((token, index) => <Fragment key={index}>{drawInline(token)}</Fragment>)
}

function drawInline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      )
    case 'link':
      return (
        <a href={token.href}>
          <Inline tokens={token.tokens} />
        </a>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : token.text
    default:
      return null
  }
}

/** Draws a picture, which opens in full size when it is pressed: on a phone its words are small. */
function Picture({ target, alt }: { target: string; alt: string }) {
  const picture = findGuidePicture(target)
  if (!picture) return null
  const { src, width, height } = picture
  return (
    <figure className={styles.picture}>
      <a href={src} target="_blank" rel="noopener">
        <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      </a>
    </figure>
  )
}

function drawBlock(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return token.depth === 1 ? null : (
        <h2>
          <Inline tokens={token.tokens} />
        </h2>
      )
    case 'paragraph': {
      const [only, ...others] = token.tokens?.filter(isKnown) ?? []
      if (only?.type === 'image' && others.length === 0) return <Picture target={only.href} alt={only.text} />
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      )
    }
    case 'list': {
      const List = token.ordered ? 'ol' : 'ul'
      return (
        <List>
          {token.items.map((item, index) => (
            <li key={index}>
              <Inline tokens={item.tokens} />
            </li>
          ))}
        </List>
      )
    }
    default:
      return null
  }
}

/** Draws a page of the staff guide below its title. Understands the Markdown that the guide uses: headings, paragraphs, lists, links, bold text, code, and pictures in paragraphs of their own. */
export function GuideText({ markdown }: { markdown: string }) {
  return lexer(markdown)
    .filter(isKnown)
    .map((token, index) => <Fragment key={index}>{drawBlock(token)}</Fragment>)
}
