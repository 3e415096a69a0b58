import { CAR_FORM_HASHES } from '@/domain/leads/form/car-forms'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { FormLauncher, type FormLauncherProps } from './form-launcher'
import { PlainForm } from './plain-form'

/** Forms that links open; without JavaScript the one plain form replaces them all. */
const OTHER_FORMS = Object.keys(CAR_FORM_HASHES).flatMap((hash) => (hash === '#enquire' ? [] : [hash.slice(1)]))

/** Target of '#enquire' and similar links: dialogs over the page, or a plain enquiry at its end without JavaScript. */
export function Enquiry({ car, site }: FormLauncherProps) {
  return (
    <>
      <FormLauncher car={car} site={site} />
      <noscript>
        <StaticPart name="plain-enquiry">
          {OTHER_FORMS.map((id) => (
            <span key={id} id={id} className="scroll-mt-24" />
          ))}
          <section id="enquire" aria-labelledby="enquire-title" className="wrap scroll-mt-24 section">
            <h2 id="enquire-title" className="mb-2 type-h2">
              {car.title}
            </h2>
            <p className="mb-6 text-ink-soft">{car.name}</p>
            <PlainForm site={site} choice={{ kind: 'enquiry', carSlug: car.slug, carDealership: car.dealership }} formId="enquiry" />
          </section>
        </StaticPart>
      </noscript>
    </>
  )
}
