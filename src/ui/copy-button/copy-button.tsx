import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

const MARK_MS = 2000

type CopyButtonProps = Omit<ButtonProps, 'onCopy' | 'onError' | 'onClick'> & {
  text: string
  onCopied?: () => void
  onError?: () => void
}

/** Puts `text` on the clipboard; a tick shows for two seconds. What to say is the caller's. */
export function CopyButton({ text, onCopied, onError, children = uiTexts.copyLink, ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), MARK_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
    } catch {
      onError?.()
    }
  }
  return (
    <Button
      variant="secondary"
      icon={copied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
      {...rest}
      onClick={copy}
    >
      {children}
    </Button>
  )
}
