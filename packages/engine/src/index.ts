export { fitModel } from './admission/fit/fit-model.ts'
export type { TrainingUnit, TrainingYear } from './admission/fit/training.ts'
export { estimateCutoff } from './admission/model/cutoff-model.ts'
export type { Parameters } from './admission/model/formulas.ts'
export { factsOf, isVocational, MODEL_YEARS } from './admission/model/facts.ts'
export type { Facts } from './admission/model/facts.ts'
export { medianOf, quantileOf } from './admission/model/median.ts'
export type { ControlLine, ModelUnit, ModelYear, UnitCut } from './admission/model/units.ts'
export { modelBefore } from './admission/model/past-models.ts'
export type { PastModel } from './admission/model/past-models.ts'
export { bestSimple, matchedShare, meanScore } from './backtest/mean-score.ts'
export type { MeanScore } from './backtest/mean-score.ts'
export { scoreSeries, unitsOf } from './backtest/score-series.ts'
export type { KnownYear, Series, SeriesScore } from './backtest/score-series.ts'
export type { Scores, Told } from './backtest/scores.ts'
export type { CutoffDistribution } from './admission/distribution.ts'
export { KNOTS as BEND_KNOTS } from './admission/bend.ts'
export { normaliseGroupCode } from './admission/group-code.ts'
export { linkHistory } from './admission/identity.ts'
export type { PastLine, UnitIdentity } from './admission/identity.ts'
export { cutoffInterval } from './admission/interval.ts'
export { fitCommonShares } from './admission/fit/correlation.ts'
export { commonShareOf } from './admission/model/correlation.ts'
export type { CommonShares } from './admission/model/correlation.ts'
export { FITTED_MODEL } from './admission/model/fitted-model.ts'
export type { FittedModel } from './admission/model/fitted-model.ts'
export type { PastCutoff } from './admission/past-cutoff.ts'
export { normaliseMajorName } from './admission/major-name.ts'
export type { MajorFlag, MajorName } from './admission/major-name.ts'
export { chanceOfFiling, normalCdf, normalQuantile } from './admission/chance.ts'
export { ratioBand, scoreRatio, sectionOf } from './admission/ratio.ts'
export type { RatioBand } from './admission/ratio.ts'
export {
  chinaClock,
  chinaDateTime,
  chinaDay,
  chinaDayStart,
  chinaDayText,
  chinaMoment,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  secondsToChinaMidnight,
} from './calendar/china.ts'
export { appraiseShape, RISK_LIMITS } from './list/appraise.ts'
export type { AppraisedChoice } from './list/appraise.ts'
export type { FindingLevel, ShapeFinding } from './list/appraise.ts'
export { improveOrder } from './list/improve-order.ts'
export type { ImprovedOrder, OrderMove } from './list/improve-order.ts'
export { outlookOf } from './list/outlook.ts'
export type { ListChoice, ListOutlook } from './list/outlook.ts'
export { proposeList } from './list/propose.ts'
export { proposeGraded } from './list/graded.ts'
export type { GradedLimits, GradedOption } from './list/graded.ts'
export { GOOD_LIST, LIST_SECTIONS, solidNeeded } from './list/judgement.ts'
export type { Gradient, ListSection } from './list/judgement.ts'
export type { ListOption, Proposal } from './list/board.ts'
export { refusalChance } from './list/refusal.ts'
export type { RefusalGround } from './list/refusal.ts'
export {
  MAX_PERCENTAGE,
  MAX_WEIGHT,
  riskOf,
  USUAL_PERCENTAGES,
  USUAL_WEIGHTS,
  worthOf,
} from './list/worth.ts'
export type { ListWeights, PlaceQuality } from './list/worth.ts'
export { equivalenceBasis, equivalentRank, equivalentScore } from './rank/equivalent.ts'
export type { EquivalenceBasis, EquivalentRank, EquivalentScore } from './rank/equivalent.ts'
export { allowedRanks, rankContradicts, rankOfScore, scoreOfRank } from './rank/lookup.ts'
export type { AllowedRanks, RankScore, ScoreRank, TableEdge } from './rank/lookup.ts'
export { buildRankTable, RankTableError } from './rank/rank-table.ts'
export type { RankSegment, RankTable, RankTableSource } from './rank/rank-table.ts'
export { RecommendError } from './recommend/errors.ts'
export { queryUnits } from './recommend/query-units.ts'
export type {
  FacetName,
  SchoolRow,
  SortKey,
  UnitFilters,
  UnitHit,
  UnitIndexRows,
  UnitPage,
  UnitQuery,
  UnitRow,
  ValueRange,
} from './recommend/types.ts'
export { buildUnitIndex, indexBytes } from './recommend/unit-index.ts'
export type { UnitIndex } from './recommend/unit-index.ts'
export { CHOICE_UNITS } from './rules/batch-rule.ts'
export type { BatchRule, ChoiceUnit, Confidence } from './rules/batch-rule.ts'
export {
  CONDITION_KINDS,
  CONDITION_NAMES,
  conditionsText,
  readConditions,
  sharedConditions,
  uniteConditions,
} from './rules/conditions.ts'
export type { Condition, ConditionKind } from './rules/conditions.ts'
export { conditionsFor, UNKNOWN_PERSON } from './rules/conditions-for.ts'
export type { Openness, Person } from './rules/conditions-for.ts'
export { fillDates } from './rules/fill-dates.ts'
export type { FillDates } from './rules/fill-dates.ts'
export { checkList, listLimits } from './rules/list-limits.ts'
export type { LimitingRule, ListEntry, ListLimits } from './rules/list-limits.ts'
export { parseBatch } from './rules/parse-batch.ts'
export type { ParsedBatch } from './rules/parse-batch.ts'
export { parseConditions } from './rules/parse-conditions.ts'
export { parsePlanType, REMARKED_PLAN_TYPES } from './rules/parse-plan-type.ts'
export { parseTrack } from './rules/parse-track.ts'
export { RULES_YEAR } from './rules/batch-table.ts'
export { planTypeCode, planTypeOfCode } from './rules/plan-type-codes.ts'
export type { PlanTypeCode } from './rules/plan-type-codes.ts'
export { batchesOf, provinceRules } from './rules/province-rules.ts'
export { remarkedPlanType } from './rules/remarked-type.ts'
export { tieBreakRule } from './rules/tie-break.ts'
export type { TieBreakRule } from './rules/tie-break.ts'
export { checkSubjects, legalCombinations, trackOf } from './subjects/combination.ts'
export { parseRequirement } from './subjects/parse-requirement.ts'
export {
  RequirementError,
  requirementText,
  satisfies,
  subjectBit,
  subjectsIn,
} from './subjects/requirement.ts'
export type { Requirement } from './subjects/requirement.ts'
export { parseSubjects, subjectsText } from './subjects/subject-names.ts'
export { BATCHES, PLAN_TYPE_NAMES, PLAN_TYPES } from './vocab/batch.ts'
export type { BatchId, BatchKind, PlanType } from './vocab/batch.ts'
export { examFormIn, examModeIn, trackBefore, TRACKS_OF } from './vocab/exam-form.ts'
export { provinceById, PROVINCES } from './vocab/province.ts'
export type { Province } from './vocab/province.ts'
export { SECTION_FLOOR, SECTION_NAMES, SECTIONS } from './vocab/section.ts'
export type { Section } from './vocab/section.ts'
export { EXAM_MODES, SUBJECT_NAMES, SUBJECTS } from './vocab/subject.ts'
export type { ExamMode, Subject, SubjectMask } from './vocab/subject.ts'
export { TRACK_NAMES, TRACKS } from './vocab/track.ts'
export type { Track } from './vocab/track.ts'
export {
  DEPARTMENT_NAMES,
  DEPARTMENTS,
  FEATURE_NAMES,
  FEATURES,
  KINDS,
  LEVEL_NAMES,
  LEVELS,
  OWNERSHIP_NAMES,
  OWNERSHIPS,
} from './vocab/university.ts'
export type { Department, Feature, Kind, Level, Ownership } from './vocab/university.ts'
