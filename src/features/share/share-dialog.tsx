import type { MouseEvent } from 'react'
import { listShareLinks, SHARE_WINDOW, type ShareChannel, type ShareLink } from '@/domain/seo/share-links'
import { Dialog } from '@/ui/primitives/dialog/dialog'
import { useModal } from '@/ui/primitives/dialog/use-modal'
import { Icon, type IconName } from '@/ui/primitives/icon/icon'
import { ToastHost } from '@/ui/primitives/toast/toast-host'
import { CopyLink } from './copy-link'
import type { SharedCar } from './shared-car'
import { readStockWords } from '@/ui/primitives/stock-words'

export type ShareDialogProps = { car: SharedCar; isOpen: boolean; close: () => void }

const ICONS: Record<ShareChannel, IconName> = { facebook: 'facebook', x: 'x', whatsapp: 'whatsapp', email: 'envelope', sms: 'chat' }

const isPhone = () => /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent)

function ChannelLink({ link, close }: { link: ShareLink; close: () => void }) {
  const open = (event: MouseEvent) => {
    if (link.opens === 'window') {
      event.preventDefault()
      window.open(link.href, '_blank', SHARE_WINDOW)
    }
    close()
  }
  return (
    <li>
      <a
        href={link.href}
        target={link.opens === 'window' ? '_blank' : undefined}
        rel="noopener"
        onClick={open}
        className="flex min-h-14 items-center gap-4 border-b border-line font-strong hover:underline"
      >
        <Icon name={ICONS[link.channel]} size={22} />
        {link.label}
      </a>
    </li>
  )
}

/** All channels for sharing a vehicle page: social sites, messages, mail and a link to copy (VDP-20 to VDP-24). */
export function ShareDialog({ car, isOpen, close }: ShareDialogProps) {
  const links = listShareLinks({ url: car.url, title: car.name }, isPhone() ? 'phone' : 'computer')
  return (
    <>
      <Dialog id="share" title={`Share this ${readStockWords().one}`} {...useModal(isOpen, close)}>
        <p className="mb-2 text-ink-soft">{car.name}</p>
        <ul className="mb-6">
          {links.map((link) => (
            <ChannelLink key={link.channel} link={link} close={close} />
          ))}
        </ul>
        <CopyLink car={car} />
      </Dialog>
      {car.toastMs !== null && <ToastHost />}
    </>
  )
}
