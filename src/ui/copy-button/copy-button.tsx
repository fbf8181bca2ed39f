import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { reportFailure } from '#ui/client/report-failure.ts'
import { uiTexts } from '#ui/ui.texts.ts'

const MARK_MS = 2000

type CopyButtonProps = Omit<ButtonProps, 'onCopy' | 'onError' | 'onClick'> & {
  text: string
  onCopied?: () => void
  onError?: () => void
}

/** Copies `text` to the clipboard and shows a tick for two seconds. The caller shows any message. */
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
    } catch (error) {
      reportFailure('clipboard', error)
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
