/** 'Exportar carta': BRINGING §5, §7. */
export const exportTexts = {
  action: 'Exportar carta…',
  title: 'Exportar carta',
  format: 'Formato',
  formats: {
    xlsx: { mark: 'XLSX', name: 'Excel', hint: 'Para cambiarla ahí y volver a traerla' },
    csv: { mark: 'CSV', name: 'CSV', hint: 'Para otro programa: la caja, una tienda' },
    pdf: { mark: 'PDF', name: 'PDF', hint: 'Para leerla, mandarla o guardarla' },
    json: { mark: '{ }', name: 'Copia de Sobremesa', hint: 'Todo, con alérgenos e idiomas. Se puede volver a traer' },
  },
  languages: 'Idiomas',
  cancel: 'Cancelar',
  download: 'Descargar',
  preparing: 'Preparando…',
  done: 'Archivo descargado',
  failed: 'No se ha podido preparar el archivo.',
  empty: 'Tu carta no tiene platos. No hay nada que exportar.',
  offline: 'Sin conexión. La descarga tiene que esperar.',
} as const
