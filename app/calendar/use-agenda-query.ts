/** What the visitor filters the calendar's lists by. */
import { leagues } from '../data/site-map.ts';
import { useQuery } from '../router/use-query.ts';
import { agendaParameters } from './agenda-query.ts';

const PARAMETERS = agendaParameters(leagues.map(({ slug }) => slug));

export const useAgendaQuery = () => useQuery(PARAMETERS);
