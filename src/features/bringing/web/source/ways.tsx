import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText'
import { DeviceMobileCameraIcon } from '@phosphor-icons/react/dist/csr/DeviceMobileCamera'
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'
import { FolderOpenIcon } from '@phosphor-icons/react/dist/csr/FolderOpen'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import { PhoneCode } from './phone-code.tsx'
import styles from './source-step.module.css'

type WaysProps = {
  readsPhotos: boolean
  /** A draft waits: going on with it comes before the camera. */
  hasDraft: boolean
  onPhotos: () => void
  onFile: () => void
  onText: () => void
}

/** Beside the sheet on laptops: a file, and the phone's camera. */
export function WaysDesktop({ readsPhotos, onFile }: WaysProps) {
  return (
    <>
      <section className={styles.way}>
        <h2>
          <FileArrowUpIcon size={22} aria-hidden="true" />
          {texts.fromFile}
        </h2>
        <p>{readsPhotos ? texts.fromFileHint : texts.fromFileNoPhotos}</p>
        <Button variant="secondary" wide icon={<FolderOpenIcon size={20} aria-hidden="true" />} onClick={onFile}>
          {texts.chooseFile}
        </Button>
      </section>
      <section className={styles.way}>
        <h2>
          {readsPhotos ? (
            <DeviceMobileCameraIcon size={22} aria-hidden="true" />
          ) : (
            <CameraIcon size={22} aria-hidden="true" />
          )}
          {readsPhotos ? texts.byPhone : texts.noPhotosYet}
        </h2>
        {readsPhotos ? <PhoneCode /> : <p>{`${texts.noPhotos}. ${texts.phoneReads}`}</p>}
      </section>
    </>
  )
}

/** The three ways of the phone, all in the first screen; the camera first, where photographs are read. */
export function WaysPhone({ readsPhotos, hasDraft, onPhotos, onFile, onText }: WaysProps) {
  const text = (
    <Way
      isFirst={!readsPhotos && !hasDraft}
      icon={<ClipboardTextIcon size={26} />}
      title={texts.text}
      hint={texts.textHint}
      onClick={onText}
    />
  )
  return (
    <div className={styles.phoneWays}>
      {readsPhotos ? (
        <Way
          isFirst={!hasDraft}
          icon={<CameraIcon size={26} />}
          title={texts.takePhotos}
          hint={texts.takePhotosHint}
          onClick={onPhotos}
        />
      ) : (
        text
      )}
      <Way
        icon={<FileArrowUpIcon size={26} />}
        title={texts.aFile}
        hint={readsPhotos ? texts.aFileHint : texts.aFileNoPhotos}
        onClick={onFile}
      />
      {readsPhotos ? (
        text
      ) : (
        <Alert tone="warning" icon={<CameraIcon size={20} aria-hidden="true" />}>
          <b>{texts.noPhotos}.</b> {texts.phoneReads}
        </Alert>
      )}
    </div>
  )
}

type WayProps = { isFirst?: boolean; icon: ReactNode; title: string; hint: string; onClick: () => void }

function Way({ isFirst, icon, title, hint, onClick }: WayProps) {
  return (
    <button type="button" className={styles.phoneWay} data-first={isFirst ? '' : undefined} onClick={onClick}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      <CaretRightIcon size={16} weight="bold" aria-hidden="true" />
    </button>
  )
}
