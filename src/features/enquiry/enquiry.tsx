import { FormLauncher, type FormLauncherProps } from './form-launcher'
import { PlainForm } from './plain-form'

/** What '#enquire' and its like lead to: forms over the page, or a plain enquiry at its end where no script runs. */
export function Enquiry({ car, site }: FormLauncherProps) {
  return (
    <>
      <FormLauncher car={car} site={site} />
      <noscript>
        <section id="enquire" aria-labelledby="enquire-title" className="wrap scroll-mt-24 section">
          <h2 id="enquire-title" className="mb-2 type-h2">
            {car.title}
          </h2>
          <p className="mb-6 text-ink-soft">{car.name}</p>
          <PlainForm site={site} choice={{ kind: 'enquiry', carSlug: car.slug }} formId="enquiry" />
        </section>
      </noscript>
    </>
  )
}
