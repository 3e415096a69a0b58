import { findFromPrice, type RangeModel, toModelTitle } from '../models/model'
import { toModelPath } from '../models/model-path'
import { toDollars } from '../money/money'

type Facts = Record<string, unknown>
type Site = { origin: string; name: string }

const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

/** Returns the structured data of a model (SEO-02). Leaves out the offer if it has no price. */
export function toModelJsonLd(model: RangeModel, { origin, name }: Site): Facts {
  const from = findFromPrice(model)
  const url = origin + toModelPath(model)
  const highest = Math.max(0, ...model.variants.flatMap(({ min, max }) => max ?? min ?? []))
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: toModelTitle(model),
    url,
    brand: { '@type': 'Brand', name: model.make },
    model: model.name,
    itemCondition: 'https://schema.org/NewCondition',
    ...(model.shortDescription ? { description: model.shortDescription } : {}),
    ...(model.picture ? { image: absolute(origin, model.picture.url) } : {}),
    ...(from === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            url,
            priceCurrency: 'AUD',
            lowPrice: toDollars(from),
            ...(highest > from ? { highPrice: toDollars(highest) } : {}),
            ...(model.variants.length > 0 ? { offerCount: model.variants.length } : {}),
            availability: `https://schema.org/${model.status === 'coming_soon' ? 'PreOrder' : 'InStock'}`,
            seller: { '@type': 'AutoDealer', name, url: origin },
          },
        }),
  }
}

/** Returns the structured data of a brand's page (SEO-02): a collection of the brand's vehicles on this site. */
export function toBrandJsonLd({ name, path }: { name: string; path: string }, { origin, name: site }: Site): Facts {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: `${name} at ${site}`,
    url: origin + path,
    about: { '@type': 'Brand', name },
    isPartOf: { '@type': 'WebSite', name: site, url: origin },
  }
}
