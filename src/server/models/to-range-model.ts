import { normaliseMakeName } from '@/domain/models/make-name'
import { MODEL_STATUSES, type ModelPicture, type ModelStatus, type RangeModel } from '@/domain/models/model'
import { toCents } from '@/domain/money/money'
import { safePictureHref } from '@/domain/navigation/href'
import type { Model } from '@payload-types'
import type { Picture } from '../content/find-media'

/** The assumed size of a cut-out at an outside address, whose real size is unknown. */
const CUTOUT = { width: 1200, height: 800 }

function toStatus(value: string | null | undefined): ModelStatus | null {
  return MODEL_STATUSES.find((status) => status === value) ?? null
}

/** Returns the cut-out if there is one, else the picture from the library (MOD-01). */
function toPicture({ name, cloudfront_new_image_url }: Model, image: Picture | null): ModelPicture | null {
  const cutout = safePictureHref(cloudfront_new_image_url)
  if (cutout) return { url: cutout, ...CUTOUT, alt: image?.alt ?? name, kind: 'cutout' }
  if (!image) return null
  const { url, width, height, alt } = image
  return { url, width, height, alt, kind: 'photo' }
}

const filled = (text: string | null | undefined) => text?.trim() || null

/** Maps a model document (MOD-01): prices in cents, descriptions in order without empty ones (MOD-06). */
export function toRangeModel(doc: Model, image: Picture | null): RangeModel {
  const { manufacturer_body, manufacturer_body1, manufacturer_body2, manufacturer_body3 } = doc
  return {
    id: doc.id,
    name: doc.name,
    make: normaliseMakeName(doc.manufacturer_name),
    slug: doc.slug,
    newSlug: filled(doc.new_slug),
    overrideUrl: filled(doc.override_url),
    status: toStatus(doc.status),
    shortDescription: filled(doc.short_description),
    stories: [manufacturer_body, manufacturer_body1, manufacturer_body2, manufacturer_body3].flatMap((text) => filled(text) ?? []),
    picture: toPicture(doc, image),
    bodies: (doc.body ?? []).flatMap((body) => filled(body) ?? []),
    fromPrice: toCents(doc.from_price),
    variants: (doc.model_variants ?? []).map(({ name, dap_min_price, dap_max_price }) => ({
      name,
      min: toCents(dap_min_price),
      max: toCents(dap_max_price),
    })),
  }
}
